/** Replacements for letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
const letterPattern = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** For search and sorting: lower case, without invisible characters and without the accents of Latin, Greek and Cyrillic. In other scripts marks make other letters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{DI}]/gu, '')
    .toLowerCase()
    .replace(letterPattern, (letter) => plainLetters[letter] ?? letter);

export const foldSpaced = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();
