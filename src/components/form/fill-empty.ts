import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/** Puts sample answers into the text fields that are still empty; nothing that was typed is overwritten. */
export const fillEmpty = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sample: Readonly<Partial<Record<FieldPath<Values>, string>>>,
): void => {
  for (const [name, value] of Object.entries(sample)) {
    // Keys of a typed record: `Object.entries` forgets their type.
    const path = name as FieldPath<Values>;
    if (form.getValues(path) !== '') continue;
    form.setValue(path, value as PathValue<Values, typeof path>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }
};
