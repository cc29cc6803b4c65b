import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { colors, fonts, identity, shades } from './brand.config';
import { brandProperties } from './src/styles/brand-properties';

/** How long the name is in letters, of which the wide ones count twice: the footer sets it as large as the window allows. */
const nameLetters = identity.name.replace(/[mw&]/gi, '$&$&').length;

/** The design tokens that utilities are made of. The brand's colors and fonts are custom properties, which can be overridden. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: { DEFAULT: 'var(--color-paper)', raised: 'var(--color-paper-raised)' },
      ink: { DEFAULT: 'var(--color-ink)', raised: 'var(--color-ink-raised)' },
      /** Follow the ground they stand on (paper or ink): text, quiet text, hairline, field border; `dim` is the ground of what is out of reach. */
      fg: { DEFAULT: 'var(--fg)', quiet: 'var(--fg-quiet)' },
      ground: { DEFAULT: 'var(--ground)', raised: 'var(--ground-raised)', dim: 'var(--ground-dim)' },
      tile: { ink: 'var(--tile-ink)', paper: 'var(--tile-paper)' },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      vermilion: 'var(--color-vermilion)',
      /** `read`: where the color itself is read, lighter on dark grounds. */
      ultramarine: { DEFAULT: 'var(--color-ultramarine)', read: 'var(--read-ultramarine)' },
      moss: { DEFAULT: 'var(--color-moss)', read: 'var(--read-moss)' },
      sun: 'var(--color-sun)',
      blush: 'var(--color-blush)',
      alarm: 'var(--alarm)',
    },
    fontFamily: {
      display: 'var(--font-display)',
      text: 'var(--font-text)',
    },
    borderRadius: { none: '0', tile: '100%', full: '9999px' },
    extend: {
      maxWidth: { measure: '32em' },
      spacing: {
        gutter: 'var(--gutter)',
        section: 'var(--section)',
        /** From the grid to the edge of the window. With half a scroll bar too much: to the right, only where the section cuts it off. */
        bleed: 'max(var(--gutter), calc(50vw - var(--page-width) / 2 + var(--gutter)))',
      },
      fontSize: {
        /** The smallest sizes give way where the window is narrow for the text, so that 'Communications' and '$10,000' fit. */
        hero: ['clamp(min(3.25rem, 16vw), 10.5vw, 9rem)', { lineHeight: '0.9', letterSpacing: '-0.04em' }],
        title: ['clamp(min(2.5rem, 11.5vw), 6vw, 5.25rem)', { lineHeight: '0.95', letterSpacing: '-0.035em' }],
        heading: ['clamp(min(1.75rem, 10vw), 3.2vw, 2.875rem)', { lineHeight: '1.05', letterSpacing: '-0.025em' }],
        subheading: ['clamp(min(1.25rem, 8vw), 1.8vw, 1.5rem)', { lineHeight: '1.2', letterSpacing: '-0.012em' }],
        lead: ['clamp(1.125rem, 1.5vw, 1.375rem)', { lineHeight: '1.45' }],
        figure: ['clamp(min(3rem, 16vw), 7vw, 6rem)', { lineHeight: '0.9', letterSpacing: '-0.04em' }],
      },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ':root': { ...brandProperties({ colors, shades, fonts }), '--name-letters': String(nameLetters) },
      }),
    ),
  ],
} satisfies Config;
