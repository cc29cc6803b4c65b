/** The versions of a mark as SVG documents of their own: without fonts, styles or references. */
import { readable } from '../lib/shades';
import type { MarkFill, TileMark } from './marks';

/** Words are set as outlines of the display font, so that no picture depends on a font being installed. */
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

/** What each fill of a mark is drawn in, as `#rrggbb`. */
export type MarkColors = Readonly<Record<MarkFill, string>>;

/** The contrast that WCAG 2 asks of shapes. */
const leastOfShapes = 3;

/** The colors of a mark on a ground: its own color, moved towards `ink` until it can be seen there. */
export const colorsOn = (ground: string, ink: string, color: string): MarkColors => ({
  ink,
  color: readable(color, ink, ground, leastOfShapes),
});

/** One color for the whole mark, as for a stamp. */
export const oneColor = (color: string): MarkColors => ({ ink: color, color });

/** What is drawn in each color: what has one color is one path, because a seam would show between two. */
export const paintsOf = ({ layers }: TileMark, colors: MarkColors): [color: string, d: string][] => {
  const paints = new Map<string, string>();
  for (const { fill, d } of layers) paints.set(colors[fill], `${paints.get(colors[fill]) ?? ''}${d}`);
  return [...paints];
};

const markPaths = (mark: TileMark, colors: MarkColors): string =>
  paintsOf(mark, colors)
    .map(([color, d]) => `<path fill="${color}" d="${d}"/>`)
    .join('');

const documentOf = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

const place = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${Number(x.toFixed(3))} ${Number(y.toFixed(3))}) scale(${Number(scale.toFixed(5))})">${content}</g>`;

/** The mark in the middle of a square, a sixteenth of it free at each side. */
export const markDocument = (mark: TileMark, colors: MarkColors): string => {
  const side = 64;
  const scale = 56 / Math.max(mark.width, mark.height);
  const [x, y] = [(side - mark.width * scale) / 2, (side - mark.height * scale) / 2];
  return documentOf(side, side, place(x, y, scale, markPaths(mark, colors)));
};

/** The mark before the name. @returns null if the font lacks a letter of the name, or if there is none */
export const logoDocument = (mark: TileMark, name: string, letters: Letters, colors: MarkColors): string | null => {
  if (name === '' || missingLetters(letters, name).length > 0) return null;
  const height = 64;
  const scale = 56 / mark.height;
  const cap = 30;
  const size = (cap * letters.em) / letters.capHeight;
  const from = mark.width * scale + 20;
  const width = Math.ceil(from + emsOf(letters, name) * size + tracking * size * (name.length - 1)) + 4;
  const words = `<g fill="${colors.ink}">${outlinesOf(letters, name, size, (height + cap) / 2)}</g>`;
  return documentOf(width, height, place(4, 4, scale, markPaths(mark, colors)) + place(from + 4, 0, 1, words));
};
