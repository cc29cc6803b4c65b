import { useContext, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormCustomer } from '../../../hooks/form-customer';
import { usePrefill } from '../prefill';
import { type FormDraft, formDraft } from './form-draft';
import type { DraftOptions } from './form-side';

/** The draft of the customer whose form it is (`perCustomer`). It fills only fields that still have their default value. */
export const useDraft = <Values extends FieldValues>(options: DraftOptions<Values>): FormDraft => {
  const { owner, isSending } = useContext(FormCustomer);
  const [{ open, view, ...acts }] = useState(() => formDraft(options, isSending));
  const [shown, show] = useState(view);
  usePrefill(options.form, options.startOf, options.startsAgain);
  // Again when a signed-out visitor has logged in: what they typed becomes the customer's draft, unless it was sent.
  useEffect(() => open(owner, show), [open, owner]);
  return { ...shown, ...acts };
};
