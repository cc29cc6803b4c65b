import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/** What the visitor sees in a control as the value of its field; undefined if the control does not tell. */
const valueShown = (control: Element): unknown => {
  if (!(control instanceof HTMLInputElement)) return 'value' in control ? control.value : undefined;
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'radio' && !control.checked ? undefined : control.value;
};

/** Takes over what browsers, password managers and extensions have filled in without an event. */
export const readFields = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  controls: Iterable<Element>,
): void => {
  for (const control of controls) {
    const shown = valueShown(control);
    // Controls of another form have no field here, and the value of a field for files is no text.
    const path = control.getAttribute('name') as FieldPath<Values> | null;
    const before: unknown = path ? form.getValues(path) : undefined;
    if (!path || shown === before || typeof shown !== typeof before) continue;
    form.setValue(path, shown as PathValue<Values, typeof path>, { shouldDirty: true });
    // The field may have formatted the text.
    if (control instanceof HTMLInputElement && typeof shown === 'string') control.value = form.getValues(path);
  }
};
