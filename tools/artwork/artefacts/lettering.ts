import { tileHex } from '../../../src/content/site/colors';
import { setLine } from '../headline';
import type { Words } from './sheet';

/** The share of a line's width that lies before its `x`. */
const before = { start: 0, middle: 0.5, end: 1 } as const;

/** The words of an artefact as SVG elements, in units. */
export const lettering = (words: readonly Words[]): string =>
  words
    .map(({ text, x, y, cap, color, align = 'start' }) => {
      const { width, paths } = setLine(text, cap);
      return `<g fill="${tileHex[color]}" transform="translate(${(x - width * before[align]).toFixed(2)} ${y})">${paths}</g>`;
    })
    .join('');
