import { useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormCustomer } from '../../../hooks/form-customer';
import { usePrefill } from '../prefill';
import type { DraftOptions, DraftView, FormDraft } from './draft';
import { openFormDraft } from './form-draft';

const notOpen: DraftView = {
  ...{ isOpen: false, status: 'none', until: null, news: 0, sent: null, other: null, lostFiles: {}, undo: null },
};

/**
 * Saves a form as a draft: debounced while the visitor types, and immediately when the page is hidden or left. After a reload,
 * Back or a crash, the draft fills every field that still has its default value, so that nothing the visitor has typed since
 * is overwritten. A damaged draft is ignored. A draft belongs to the customer whose answers the form shows (`perCustomer`).
 * Drafts of long forms are kept with the account, and tabs share them answer by answer.
 */
export const useDraft = <Values extends FieldValues>(options: DraftOptions<Values>): FormDraft => {
  const { owner, isSending } = useContext(FormCustomer);
  const [view, show] = useState(notOpen);
  const [opened, ended] = [useRef<ReturnType<typeof openFormDraft> | null>(null), useRef(false)];
  usePrefill(options.form, options.startOf, options.startsAgain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the form or its options, each render would end the draft and open it again
  useEffect(() => {
    // It runs again when a signed-out visitor has logged in: what they typed becomes the customer's draft, unless it was sent.
    const draft = openFormDraft(options, { owner, isSending }, ended, show);
    opened.current = draft;
    return draft.close;
  }, [owner]);

  return {
    ...view,
    id: () => opened.current?.id() ?? '',
    hold: async () => (await opened.current?.hold()) ?? false,
    swap: () => opened.current?.swap(),
    clear: () => opened.current?.clear(),
    clearForm: () => opened.current?.clearForm(),
  };
};
