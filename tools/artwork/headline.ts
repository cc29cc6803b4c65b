import { emsOf as emsIn, outlinesOf, tracking } from '../../src/proofs/documents';
import { readLetters } from './letters';

const letters = readLetters();
const leading = 1;
const sizes = [116, 104, 92, 84, 76, 68, 60, 54, 48];

type Room = { width: number; height: number };

const emsOf = (line: string) => emsIn(letters, line);

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

const outlineOf = (line: string, size: number, row: number, spacing = tracking): string =>
  outlinesOf(letters, line, size, row * leading * size + (letters.capHeight / letters.em) * size, spacing);

/**
 * Sets a headline as outlines, so that no picture depends on a font being installed.
 * @returns SVG path elements, the first line's capitals beginning at the origin, in the largest size that fits
 * @throws if a text does not fit in the smallest size
 */
export const setHeadline = (text: string, { width, height }: Room): string => {
  const widthOf = (line: string) => emsOf(line) + tracking * line.length;
  for (const size of sizes) {
    const lines = wrap(text, width / size, widthOf);
    const fits = lines.length * leading * size <= height && lines.every((line) => widthOf(line) * size <= width);
    if (fits) return lines.map((line, row) => outlineOf(line, size, row)).join('');
  }
  throw new Error(`'${text}' is too long for a social card`);
};

/**
 * Sets a line by the height of its capitals.
 * @param spacing between its letters, in ems
 * @returns SVG path elements, the capitals beginning at the origin, and the width of the line
 */
export const setLine = (text: string, cap: number, spacing = tracking): { width: number; paths: string } => {
  const size = (cap * letters.em) / letters.capHeight;
  const ems = emsOf(text) + spacing * (text.length - 1);
  return { width: ems * size, paths: outlineOf(text, size, 0, spacing) };
};
