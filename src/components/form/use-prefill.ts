import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { type KnownDetails, readKnownDetails } from '../../services/account/known-details';
import { draftOwner } from '../../services/flows/drafts';
import { store } from '../../storage/store';

type Start<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string>>>;

/** Makes the values the defaults of their fields, and the values of those that nobody has changed. */
const startWith = <Values extends FieldValues>(form: UseFormReturn<Values>, start: Start<Values>): void => {
  for (const [name, value] of Object.entries(start)) {
    // `Object.entries` loses the type of the keys; the fields are at the top level of their form.
    const path = name as FieldPath<Values>;
    const typed = form.getValues(path);
    const isUntouched = typed === form.control._defaultValues[path];
    form.resetField(path, { defaultValue: value as PathValue<Values, typeof path> });
    if (!isUntouched) form.setValue(path, typed, { shouldDirty: true });
  }
};

/**
 * Starts a form with what is known of the visitor. The values are defaults, so that they are no draft. Call it before
 * `useDraft`, whose answers replace them. When another customer signs in, or nobody is signed in any more, they are
 * replaced.
 * @param startOf the values by field; a function that stays the same
 */
export const usePrefill = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  startOf: (known: KnownDetails) => Start<Values>,
): void => {
  useEffect(() => {
    let owner = draftOwner();
    const start = () => startWith(form, startOf(readKnownDetails()));
    start();
    return store.subscribe(() => {
      if (draftOwner() === owner) return;
      owner = draftOwner();
      // Before the draft, which then resets the form to these defaults: its listener comes after this one.
      start();
    });
  }, [form, startOf]);
};
