import type { Colors, Shades } from '../../../src/content/site/brand-types';
import { contrast, leastContrast, luminance, readable } from '../../../src/lib/shades';
import { type ColorPair, colorPairs } from '../../../src/pages/styleguide/color-pairs';
import type { BuiltText } from './traces';

/** The color nearest to `ground`, on the way to black or to white, on which the other can be read. */
const readableGround = ({ color, ground, least }: ColorPair): string =>
  readable(ground, luminance(color) > luminance(ground) ? '#000000' : '#FFFFFF', color, least);

/**
 * A sentence for each color that is not written as `#RRGGBB`; without one, for each pair of colors that is hard to
 * read, and one if light and dark are swapped.
 */
export const colorFaults = (colors: Colors, shades: Shades | null): string[] => {
  const unreadable = Object.entries(colors).filter(([, color]) => !/^#[\dA-F]{6}$/i.test(color));
  if (unreadable.length > 0) return unreadable.map(([name, color]) => `The color ${name} is ${color}, not #RRGGBB.`);
  const weak = colorPairs(colors, shades)
    .map((pair) => ({ ...pair, ratio: contrast(pair.color, pair.ground) }))
    .filter(({ ratio, least }) => ratio < least)
    .map(
      ({ ratio, ...pair }) =>
        `${pair.name} (${pair.color} on ${pair.ground}) has a contrast of ${ratio.toFixed(2)}; ` +
        `${pair.least < leastContrast ? 'a shape' : 'text'} needs ${pair.least}. ` +
        `The nearest ground that is enough: ${readableGround(pair)}.`,
    );
  const isLight = luminance(colors.paper) > luminance(colors.ink);
  return isLight
    ? weak
    : [...weak, `Paper (${colors.paper}), the light ground, is not lighter than ink (${colors.ink}).`];
};

const withoutTags = (html: string) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
const headingsIn = (html: string) => html.match(/<h[1-3]\b[\s\S]*?<\/h[1-3]>/g)?.join(' ') ?? '';
const lettersOf = (html: string) => withoutTags(html).match(/\p{L}/gu) ?? [];

type Font = { family: string; has: (letter: string) => boolean };

/** A sentence for each letter of the pages that is not in its font: headings are set in `display`, all else in `text`. */
export const missingLetters = (pages: readonly BuiltText[], display: Font, text: Font): string[] => {
  const faults = new Map<string, string>();
  for (const { file, text: html } of pages)
    for (const [font, letters] of [
      [display, lettersOf(headingsIn(html))],
      [text, lettersOf(html)],
    ] as const)
      for (const letter of letters) {
        const id = font.family + letter;
        if (!faults.has(id) && !font.has(letter)) faults.set(id, `${font.family} lacks ${letter}, which ${file} has.`);
      }
  return [...faults.values()];
};
