import { useContext, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormCustomer } from '../../../hooks/form-customer';
import { usePrefill } from '../prefill';
import { type FormDraft, formDraft } from './form-draft';
import type { DraftOptions } from './form-side';

/**
 * Saves a form as a draft: debounced while the visitor types, and immediately when the page is hidden or left. After a reload,
 * Back or a crash, the draft fills every field that still has its default value, so that nothing the visitor has typed since
 * is overwritten. A damaged draft is ignored. A draft belongs to the customer whose answers the form shows (`perCustomer`).
 * Drafts of long forms are kept with the account, and tabs share them answer by answer.
 */
export const useDraft = <Values extends FieldValues>(options: DraftOptions<Values>): FormDraft => {
  const { owner, isSending } = useContext(FormCustomer);
  const [{ open, view, ...acts }] = useState(() => formDraft(options, isSending));
  const [shown, show] = useState(view);
  usePrefill(options.form, options.startOf, options.startsAgain);
  // Again when a signed-out visitor has logged in: what they typed becomes the customer's draft, unless it was sent.
  useEffect(() => open(owner, show), [open, owner]);
  return { ...shown, ...acts };
};
