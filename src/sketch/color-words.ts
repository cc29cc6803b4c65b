/** The colors that somebody has typed: as codes, names, or words such as "deep green". */
import {
  clampChroma,
  colorsNamed,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as withMode,
} from 'culori/fn';

// `culori/fn` parses and converts only the color spaces that are registered.
withMode(modeRgb);
withMode(modeLrgb);
withMode(modeHsl);
export const oklch = withMode(modeOklch);

/** The hex code of a color, with as much chroma as a screen can show. */
export const hexOf = (color: Omit<Oklch, 'mode'>): string =>
  formatHex(clampChroma({ ...color, mode: 'oklch' }, 'oklch'));

/** Names that CSS does not have, or has for another color than people mean. */
const moreNames = `blush f2b8a8, brown 7b4b2a, burgundy 6d1a36, camel c19a6b, charcoal 33373b, chocolate 5b3a24,
  coffee 6f4e37, copper b4693a, cream faf3dd, darkgray 4b4b4b, darkgrey 4b4b4b, eggshell f3ecdc, emerald 0b7a55, forest 1f5131, lilac bda0cf, mint a8e0c4,
  mustard d9a21b, ochre c47f25, offwhite f8f6f0, peach fcc6a0, petrol 0b5563, rose d98b96, rosegold b8797a, ruby 9b1237,
  rust a8441f, sage 9caf88, sand dfcfae, sapphire 12479c, taupe 8a7b6c, terracotta c8623f, wine 641c34`;
const names = new Map<string, string>([
  ...Object.entries(colorsNamed).map(([name, code]) => [name, `#${code.toString(16).padStart(6, '0')}`] as const),
  ...Array.from(moreNames.matchAll(/(\w+) (\w+)/g), ([, name = '', code]) => [name, `#${code}`] as const),
]);

/** After a more exact name without a comma these are not a color of their own: "navy blue". */
const plainNames = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'gray', 'grey'];

/** `light`: how far to white (1) or black (-1); `chroma`: a factor; `hue`: the hue to lean to, in degrees. */
type Modifier = { light?: number; chroma?: number; hue?: number };
const modifiers: readonly (readonly [words: readonly string[], modifier: Modifier])[] = [
  [['dark', 'deep'], { light: -0.35 }],
  [['rich'], { light: -0.15, chroma: 1.2 }],
  [['light'], { light: 0.45, chroma: 0.8 }],
  [['soft'], { light: 0.3, chroma: 0.6 }],
  [['pale', 'pastel'], { light: 0.6, chroma: 0.55 }],
  [['muted', 'dusty', 'dull'], { chroma: 0.5 }],
  [['bright', 'vivid', 'neon'], { light: 0.05, chroma: 1.4 }],
  [['warm'], { hue: 70 }],
  [['cool', 'cold'], { hue: 250 }],
];
const modifierOf = (word: string) => modifiers.find(([words]) => words.includes(word))?.[1];

const modified = (hex: string, { light = 0, chroma = 1, hue }: Modifier): string => {
  const { l, c, h = 0 } = oklch(hex) ?? { l: 0, c: 0 };
  const lightness = l + light * (light > 0 ? 1 - l : l);
  if (hue === undefined) return hexOf({ l: lightness, c: c * chroma, h });
  // A gray takes the hue; another color leans to it.
  if (c < 0.02) return hexOf({ l: lightness, c: 0.02, h: hue });
  return hexOf({ l: lightness, c, h: h + 0.2 * (((hue - h + 540) % 360) - 180) });
};

/** The colors of words without a comma between them. */
const colorsOfWords = (words: readonly string[]): string[] => {
  const found: string[] = [];
  let pending: Modifier[] = [];
  let isRefused = false;
  let before = '';
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => names.has(words.slice(at, at + count).join(''))) ?? 0;
    const word = words.slice(at, at + Math.max(length, 1)).join('');
    const modifier = modifierOf(word);
    const hex = names.get(word);
    if (hex !== undefined) {
      const repeats = plainNames.includes(word) && before !== '' && !plainNames.includes(before);
      if (!repeats && !isRefused) found.push(pending.reduce(modified, hex));
    }
    before = hex === undefined ? '' : word;
    pending = modifier ? [...pending, modifier] : [];
    isRefused = ['no', 'not', 'never', 'without'].includes(word) || (isRefused && modifier !== undefined);
    at += Math.max(length, 1);
  }
  return found;
};

const codes = /(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)|\b(?=[a-f]*\d)[0-9a-f]{6}\b)/;

/** Hex codes of all colors in their order. Words that are no color are passed over, and so is one after "no". */
export const colorsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(codes)
    .flatMap((text) => {
      const color = codes.test(text) ? parse(/^[0-9a-f]{6}$/.test(text) ? `#${text}` : text) : undefined;
      if (color) return [formatHex(color)];
      return text.split(/[^\p{L}\s-]|\band\b/u).flatMap((part) => colorsOfWords(part.split(/[\s-]+/).filter(Boolean)));
    });
