/** Sets words as outlines of the display font, so that no picture depends on a font being installed. */

type Glyph = { advance: number; path: string; kerning?: Readonly<Record<string, number>> };

/** The display font's outlines, in font units, `em` of which are an em. Heights grow upward. */
export type Letters = {
  em: number;
  capHeight: number;
  /** By character. `kerning` changes the advance before another character. */
  glyphs: Readonly<Record<string, Glyph>>;
};

/** Between two letters, in ems. */
export const tracking = -0.03;

/** The letters of a text that the font does not have, each once. */
export const missingLetters = ({ glyphs }: Letters, text: string): readonly string[] => [
  ...new Set(Array.from(text).filter((letter) => !Object.hasOwn(glyphs, letter))),
];

/** The glyphs of a line and their advances. @throws if the font lacks a character */
const layout = ({ glyphs }: Letters, line: string) =>
  Array.from(line, (character, index) => {
    const glyph = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
    if (!glyph) throw new Error(`The display font lacks ${character}, which '${line}' has`);
    return { path: glyph.path, advance: glyph.advance + (glyph.kerning?.[line[index + 1] ?? ''] ?? 0) };
  });

/** The width of a line in ems, without tracking. @throws if the font lacks a character */
export const emsOf = (letters: Letters, line: string): number =>
  layout(letters, line).reduce((sum, { advance }) => sum + advance, 0) / letters.em;

/**
 * A line as SVG path elements that begin at x = 0.
 * @param size of an em
 * @param base the y of the baseline
 * @param spacing between its letters, in ems
 * @throws if the font lacks a character
 */
export const outlinesOf = (letters: Letters, line: string, size: number, base: number, spacing = tracking): string => {
  const scale = size / letters.em;
  let x = 0;
  return layout(letters, line)
    .map(({ path, advance }) => {
      const place = `translate(${x.toFixed(2)} ${base.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      x += advance * scale + spacing * size;
      return `<path transform="${place}" d="${path}"/>`;
    })
    .join('');
};
