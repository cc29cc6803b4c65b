/** Joins class names and skips falsy ones: `classNames('a', isOpen && 'b')`. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
