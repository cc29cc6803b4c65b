/** The letters of each font family, by the character ranges that its faces state in a style sheet. */
export const fontLetters = (css: string): ReadonlyMap<string, ReadonlySet<number>> => {
  const letters = new Map<string, Set<number>>();
  for (const [, family = '', ranges = ''] of css.matchAll(
    /font-family: "([^"]+)";\s+src: url[^}]+unicode-range:([^;]+);/g,
  )) {
    const codes = letters.get(family) ?? new Set();
    for (const [, from = '', to = from] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) codes.add(code);
    letters.set(family, codes);
  }
  return letters;
};
