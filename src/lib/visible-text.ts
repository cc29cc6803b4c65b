/** A character that leaves a mark: white space, control characters and those that fonts draw as nothing do not. */
const seen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** A text without the white space around it; '' if nothing of it can be seen, or if it is no text. */
export const visibleText = (value: unknown): string =>
  typeof value === 'string' && seen.test(value) ? value.trim() : '';
