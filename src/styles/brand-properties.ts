import type { Colors, Fonts, Shades } from '../content/site/brand-types';
import { shadesOf } from '../lib/shades';

type Look = { colors: Colors; shades: Shades | null; fonts: Fonts };

/** A font, then system fonts of its size (`tools/artwork/cut-fonts.ts`), then whatever there is. */
const stack = (family: string, role: string) =>
  [family, ...['', ' Android', ' Linux'].map((suffix) => `${role} Fallback${suffix}`)]
    .map((name) => `"${name}"`)
    .concat('Arial', 'sans-serif')
    .join(', ');

/** The custom properties of a brand: `--color-ink`, `--color-ink-quiet`, `--font-text` and so on. */
export const brandProperties = ({ colors, shades, fonts }: Look): Record<string, string> => {
  const { paper, ink } = shades ?? shadesOf(colors);
  const of = (prefix: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]);
  return Object.fromEntries([
    ...of('color', colors),
    ...of('color-paper', paper),
    ...of('color-ink', ink),
    ['--font-display', stack(fonts.display.family, 'Display')],
    ['--font-text', stack(fonts.text.family, 'Text')],
  ]);
};
