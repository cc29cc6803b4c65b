/** A typed text for a plain sentence, whose words it must not reorder. Elements have `<bdi translate="no">` instead. */
export const isolate = (typed: string): string => `\u2068${typed}\u2069`;

/** As an English keyboard writes it: `４２－４２` and `４２ー４２` of Japanese and Chinese keyboards become `42-42`. */
export const plainDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212\u30fc]/g, '-');

/** A character that leaves a mark: white space, control characters and those that fonts draw as nothing do not. */
const seen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** A text without the white space around it; '' if nothing of it can be seen, or if it is no text. */
export const visibleText = (value: unknown): string =>
  typeof value === 'string' && seen.test(value) ? value.trim() : '';
