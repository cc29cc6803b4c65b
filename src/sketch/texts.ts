/** Typed texts: made plain, shortened, and taken apart into sentences. */

/** Without control characters, which HTML refuses, and with one kind of line break. */
export const plainText = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g, '')
    .trim();

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The beginning of a text, at most `limit` letters, cut between two words if one ends near there. */
export const shorten = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const start = text.slice(0, Math.max(0, limit - 2)).replace(/[\ud800-\udbff]$/, '');
  const end = start.search(/\s\S*$/);
  return `${(end > start.length - 60 && end > 0 ? start.slice(0, end) : start).trimEnd()} …`;
};

/** An end mark, closing quotes, and a space or the end. Marks of Chinese and Japanese need no space. */
const sentenceEnd = /(?:[.!?…؟।]+["'”’»)\]]*(?=\s|$))|[。！？]+[」』）]*/g;

/** A dot after one of these, or after a single letter, ends no sentence. */
const abbreviation =
  /(?:^|[\s(."'“‘])(?:\p{L}|mrs?|ms|drs?|st|prof|no|jr|sr|vs|etc|e\.g|i\.e|inc|ltd|co|mt|ft|ave|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.$/iu;

export const splitSentence = (line: string): [first: string, rest: string] => {
  for (const { 0: mark, index } of line.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    if (end < line.length && mark === '.' && abbreviation.test(line.slice(Math.max(0, end - 8), end))) continue;
    return [line.slice(0, end), line.slice(end).trim()];
  }
  return [line, ''];
};

/** Counts the letters of a page: once they are used up, texts end, and `isCut` says so. */
export const letterBudget = (limit: number) => {
  let left = limit;
  let isCut = false;
  return {
    /** @param share of the whole page, at most */
    take: (text: string, share = 1): string => {
      const room = Math.min(left, limit * share);
      const taken = text.length > room && room <= 0 ? '' : shorten(text, room);
      isCut ||= taken !== text;
      left -= taken.length;
      return taken;
    },
    isCut: () => isCut,
  };
};
export type LetterBudget = ReturnType<typeof letterBudget>;
