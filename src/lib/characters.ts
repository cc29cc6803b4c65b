/** A typed text for a plain sentence, whose words it must not reorder. Elements have `<bdi translate="no">` instead. */
export const isolate = (typed: string): string => `\u2068${typed}\u2069`;

/** A letter beyond ASCII with the joiners that follow it, or a character that fonts draw as nothing. */
const invisible = /([^\p{ASCII}\p{DI}](?:[\u200c\u200d]|\ufe0f)*)|\p{DI}/gu;

/** An address or a code without the invisible characters that pasted text has. Joiners stay where they spell a word or an emoji. */
export const withoutInvisible = (typed: string): string => typed.replace(invisible, '$1');

/** The text as an English keyboard writes it, without invisible characters: `４２－４２` and `４２ー４２` of Japanese and Chinese keyboards become `42-42`. */
export const plainDigits = (typed: string): string =>
  withoutInvisible(typed.normalize('NFKC')).replace(/[\u2010-\u2015\u2212\u30fc]/g, '-');

/** A visible character: no white space, no control character, and none that fonts draw as nothing. */
const seen = /[^\s\p{Cc}\p{DI}\u2800\u{1d159}]/u;

/** A text without the white space around it; '' if it has no visible character, or if the value is not a string. */
export const visibleText = (value: unknown): string =>
  typeof value === 'string' && seen.test(value) ? value.trim() : '';
