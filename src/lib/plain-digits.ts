/**
 * A typed text with the digits, letters, spaces and dashes of an English keyboard: `４２－４２` and `４２ー４２`, as Japanese and
 * Chinese keyboards write them, become `42-42`.
 */
export const plainDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212\u30fc]/g, '-');
