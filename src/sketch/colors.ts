/** The palette of a sketch: from the brand colors as typed, else one of twelve, chosen by the name. */
import { fnvHash } from '../lib/random';
import { contrast, firstReadable, leastContrast } from '../lib/shades';
import { colorsIn, hexOf, oklch } from './color-words';
import type { SketchPalette } from './types';

type Colors = readonly [ground: string, brand: string, accent: string];

/** Of a sketch without a name and colors. */
const neutral: Colors = ['#f6f6f5', '#d9dce0', '#8d9299'];

const twelve: readonly Colors[] = [
  ['#fbf7ee', '#1f4d3a', '#e8a33d'],
  ['#f3f6fb', '#1d3a8a', '#f2784b'],
  ['#fdf3f0', '#a8324a', '#8fb8ad'],
  ['#f1f7f5', '#0f6e66', '#f4b860'],
  ['#15171d', '#e8c15a', '#7f92ff'],
  ['#f8f2f6', '#6b2d5c', '#e9a178'],
  ['#fffaf0', '#b4451f', '#2b6777'],
  ['#eef3f6', '#12344d', '#e4572e'],
  ['#f5f2eb', '#4a4136', '#c8a15a'],
  ['#f3f6ec', '#4b6b1f', '#e08e96'],
  ['#fff6f4', '#cf2540', '#23395b'],
  ['#0f1a22', '#f2aa4c', '#4fb3bf'],
];

const channels = (hex: string) => {
  const { l = 0, c = 0, h = 0 } = oklch(hex) ?? {};
  return { l, c, h };
};

/** The color with its lightness moved to `end` (0 or 1) until it is readable on all grounds; its hue is kept. */
const readable = (hex: string, grounds: readonly string[], end: 0 | 1): string => {
  const { l, c, h } = channels(hex);
  const at = (share: number) => (share === 0 ? hex : hexOf({ l: l + (end - l) * share, c, h }));
  return firstReadable(at, grounds, leastContrast);
};

/** Black or white, whichever differs more from the color: one of them is always readable. */
const textOn = (ground: string): string =>
  contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff';

/** The grounds are light or dark enough for black or for white text on both. A typed ground has one of these. */
const derive = ([ground, brand, accent]: Colors, typed: readonly string[]): SketchPalette => {
  const { l, c, h } = channels(ground);
  const isLight = l > 0.5;
  const end = isLight ? 0 : 1;
  const raised = hexOf({ l: l + (isLight ? -0.035 : 0.05), c, h });
  const grounds = [ground, raised];
  const tint = { c: Math.min(channels(brand).c, 0.02), h: channels(brand).h };
  return {
    ground,
    raised,
    ink: typed.includes(ground) ? textOn(ground) : readable(hexOf({ l: isLight ? 0.22 : 0.96, ...tint }), grounds, end),
    quiet: readable(hexOf({ l: isLight ? 0.5 : 0.75, ...tint }), grounds, end),
    brand,
    onBrand: textOn(brand),
    brandText: readable(brand, grounds, end),
    accent,
    onAccent: textOn(accent),
  };
};

const isPale = (hex: string) => channels(hex).l >= 0.93 && channels(hex).c <= 0.07;
const isDark = (hex: string) => channels(hex).l <= 0.25;

/** A typed white or cream is the ground, else a black before other colors, else a tint of the first color. */
const colorsOf = (typed: readonly string[]): Colors | null => {
  const [first] = typed;
  if (first === undefined) return null;
  const ground = typed.find(isPale) ?? (isDark(first) && !typed.every(isDark) ? first : undefined);
  const [brand = '#1b1b1a', second] = new Set(typed.filter((hex) => hex !== ground));
  const { l, c, h } = channels(brand);
  // With one color, the second is its lighter or darker neighbor.
  const accent = second ?? hexOf({ l: l > 0.6 ? l - 0.25 : l + 0.3, c: c * 0.8, h });
  return [ground ?? hexOf({ l: 0.975, c: Math.min(0.012, c / 8), h }), brand, accent];
};

export const paletteOf = (brandColors: string, businessName: string): SketchPalette => {
  const byName = businessName === '' ? neutral : (twelve[fnvHash(businessName) % twelve.length] ?? neutral);
  const typed = colorsIn(brandColors);
  return derive(colorsOf(typed) ?? byName, typed);
};
