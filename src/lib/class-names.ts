/** Joins class names and leaves out what is not there: `classNames('a', open && 'b')`. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
