import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/** What the visitor sees in a control as the value of its field; undefined if the control does not tell. */
const valueShown = (control: Element): unknown => {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'file') return undefined;
    if (control.type === 'checkbox') return control.checked;
    if (control.type === 'radio') return control.checked ? control.value : undefined;
    return control.value;
  }
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  return undefined;
};

/**
 * Takes over what the controls of a form show. Browsers, password managers and extensions may fill a control without an
 * event, so that the form's values would be older than what the visitor sees.
 */
export const readFields = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  controls: Iterable<Element>,
): void => {
  for (const control of controls) {
    const shown = valueShown(control);
    // Only controls that a field of the form has registered have its name.
    const path = control.getAttribute('name') as FieldPath<Values> | null;
    const before: unknown = path ? form.getValues(path) : undefined;
    if (!path || shown === before || typeof shown !== typeof before) continue;
    form.setValue(path, shown as PathValue<Values, typeof path>, { shouldDirty: true });
    // The field may have formatted the text.
    if (control instanceof HTMLInputElement && typeof shown === 'string') control.value = form.getValues(path);
  }
};
