/** Letters that Unicode does not take apart, as people type them who lack the key. */
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
const withoutParts = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * A text as it is searched and sorted: in lower case, without accents, the same in every language of the browser. Only the
 * accents of Latin, Greek and Cyrillic go: marks of other scripts make other letters.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(withoutParts, (letter) => plainLetters[letter] ?? letter);
