/**
 * A text that somebody typed, for a sentence that is plain text: its direction does not reorder the words around it. Where
 * there are elements, `<bdi translate="no">` does this.
 */
export const isolate = (typed: string): string => `\u2068${typed}\u2069`;

/**
 * A typed text with the digits, letters, spaces and dashes of an English keyboard: `４２－４２` and `４２ー４２`, as Japanese and
 * Chinese keyboards write them, become `42-42`.
 */
export const plainDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212\u30fc]/g, '-');

/** A character that leaves a mark: white space, control characters and those that fonts draw as nothing do not. */
const seen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** A text without the white space around it; '' if nothing of it can be seen, or if it is no text. */
export const visibleText = (value: unknown): string =>
  typeof value === 'string' && seen.test(value) ? value.trim() : '';
