/** The DOM id of a field, from its dotted name. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;
