/** The DOM id of a field by its name in the form's values. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;
