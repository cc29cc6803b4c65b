import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { fonts } from '../../brand.config';

const { display } = fonts;
const source = readFileSync(
  `node_modules/@fontsource-variable/${display.package}/files/${display.package}-latin-wght-normal.woff2`,
);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const letters = `${String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff))}’‘“”–—…`;

/** The headings' font at the headings' weight, in a form that fontkit can outline. */
const loadFont = async (): Promise<Font> => {
  const cut = await subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes: { wght: display.headline } });
  return create(cut) as Font;
};

const tracking = -0.03;
const leading = 1;
const sizes = [116, 104, 92, 84, 76, 68, 60, 54, 48];

type Room = { width: number; height: number };

/** Lines no wider than `width` ems, filled from the first. */
const wrap = (text: string, width: number, widthOf: (line: string) => number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/**
 * A setter of headlines as outlines, so that no picture depends on a font being installed.
 * @returns SVG path elements, the first line's capitals beginning at the origin, in the largest size that fits
 * @throws if a text does not fit in the smallest size
 */
export const headlineSetter = async (): Promise<(text: string, room: Room) => string> => {
  const font = await loadFont();
  const em = font.unitsPerEm;
  const widthOf = (line: string) => font.layout(line).advanceWidth / em + tracking * line.length;
  return (text, { width, height }) => {
    for (const size of sizes) {
      const lines = wrap(text, width / size, widthOf);
      const fits = lines.length * leading * size <= height && lines.every((line) => widthOf(line) * size <= width);
      if (fits) return lines.map((line, row) => outlineOf(font, line, size, row)).join('');
    }
    throw new Error(`'${text}' is too long for a social card`);
  };
};

/**
 * A setter of single lines by the height of their capitals.
 * @returns SVG path elements, the capitals beginning at the origin, and the width of the line
 */
export const lineSetter = async (): Promise<(text: string, cap: number) => { width: number; paths: string }> => {
  const font = await loadFont();
  return (text, cap) => {
    const size = (cap * font.unitsPerEm) / font.capHeight;
    const ems = font.layout(text).advanceWidth / font.unitsPerEm + tracking * (text.length - 1);
    return { width: ems * size, paths: outlineOf(font, text, size, 0) };
  };
};

const outlineOf = (font: Font, line: string, size: number, row: number): string => {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let x = 0;
  const base = row * leading * size + font.capHeight * scale;
  return glyphs
    .map((glyph, index) => {
      const place = `translate(${x.toFixed(2)} ${base.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
};
