import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { draftOwner } from '../../services/flows/drafts';
import { type KnownDetails, readKnownDetails } from '../../services/submissions/known-details';
import { store } from '../../storage/store';

export const fillEmpty = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sample: Readonly<Partial<Record<FieldPath<Values>, string>>>,
): void => {
  for (const [name, value] of Object.entries(sample)) {
    // `Object.entries` loses the type of the keys.
    const path = name as FieldPath<Values>;
    if (form.getValues(path) !== '') continue;
    form.setValue(path, value as PathValue<Values, typeof path>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }
};

export type StartOf<Values extends FieldValues> = (
  known: KnownDetails,
) => Readonly<Partial<Record<FieldPath<Values>, string>>>;

/** Makes the values the defaults of their fields, and the values of those that nobody has changed. */
export const setStart = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Readonly<Partial<Record<FieldPath<Values>, string | boolean>>>,
): void => {
  for (const [name, value] of Object.entries(values)) {
    const path = name as FieldPath<Values>;
    const typed = form.getValues(path);
    const isUntouched = typed === form.control._defaultValues[path];
    form.resetField(path, { defaultValue: value as PathValue<Values, typeof path> });
    if (!isUntouched) form.setValue(path, typed, { shouldDirty: true });
  }
};

export const startForm = <Values extends FieldValues>(form: UseFormReturn<Values>, startOf: StartOf<Values>): void =>
  setStart(form, startOf(readKnownDetails()));

/** Starts a form with what is known of the visitor, also of the next customer. @param startOf a function that stays the same */
export const usePrefill = <Values extends FieldValues>(form: UseFormReturn<Values>, startOf: StartOf<Values>): void => {
  useEffect(() => {
    let owner = draftOwner();
    startForm(form, startOf);
    return store.subscribe(() => {
      if (draftOwner() === owner) return;
      owner = draftOwner();
      startForm(form, startOf);
    });
  }, [form, startOf]);
};
