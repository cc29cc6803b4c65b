import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/** Fills the text fields that are still empty with sample answers. */
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
