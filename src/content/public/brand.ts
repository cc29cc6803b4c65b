/** Texts of `/brand`. */
import { fonts } from '../../../brand.config';
import { tileHex } from '../site/colors';
import { brandAnchors } from '../site/navigation';
import type { TileColor } from '../types';
import { story } from './brand-story';

export type BrandColor = { id: TileColor; name: string; hex: string; use: string };

/** The colors in the order in which the page lists them. */
const colorOrder: readonly TileColor[] = ['paper', 'ink', 'vermilion', 'ultramarine', 'moss', 'sun', 'blush'];

export const brandColors: readonly BrandColor[] = colorOrder.map((id) => ({
  id,
  hex: tileHex[id],
  ...story.colors[id],
}));

/** A color's name within a sentence. */
const nameOf = (color: TileColor) => story.colors[color].name.toLowerCase();

/** Files of the logo in `public/`. */
export const brandFiles: readonly { label: string; file: string }[] = [
  { label: 'Logo with name, SVG', file: '/brand/logo.svg' },
  { label: 'Logo with name, PNG', file: '/brand/logo.png' },
  { label: 'Mark, SVG', file: '/brand/mark.svg' },
  { label: 'Mark, PNG', file: '/brand/mark.png' },
  { label: `Mark in ${nameOf('ink')}, SVG`, file: '/brand/mark-ink.svg' },
  { label: `Mark in ${nameOf('paper')}, SVG`, file: '/brand/mark-paper.svg' },
];

export const brandPage = {
  heading: 'One tile, used well',
  text: 'Everything here may be used to write about us or to work with us. Please use it as it is.',
  idea: {
    id: brandAnchors.idea,
    heading: 'The idea',
    paragraphs: [
      story.idea,
      'So every picture on this site is a mosaic, drawn by one small engine from a seed, a palette and a rule. Each ' +
        'client has a rule of its own: sound waves for a festival, floor plans for a house builder. Change the seed ' +
        'and the picture changes; the rule holds, and so does the recognition.',
    ],
  },
  logo: {
    id: brandAnchors.logo,
    heading: 'The logo',
    text: story.mark,
    rulesHeading: 'Using it',
    rules: [
      'Keep one tile of clear space on every side',
      'Never smaller than 24 pixels, or 8 millimeters in print',
      `In full color, in ${nameOf('ink')} on ${nameOf('paper')} or in ${nameOf('paper')} on ${nameOf('ink')}; no other combination`,
      'Turn it by quarter turns in motion, and let it come to rest upright',
    ],
    filesHeading: 'Downloading it',
    avoidHeading: 'Leaving it alone',
    avoid: [
      'No outline, shadow, gradient or rounded corner',
      'No swapping, dropping or spacing out the tiles',
      'No placing on a mosaic: it is made of the same tiles and disappears',
    ],
  },
  colors: {
    id: brandAnchors.colors,
    heading: 'The colors',
    text: 'Two carry the reading, one carries the action, four belong to the tiles.',
    items: brandColors,
  },
  type: {
    id: brandAnchors.type,
    heading: 'The type',
    text: 'Two families, both open source, both variable.',
    items: [
      {
        family: fonts.display.family,
        role: 'Display',
        use: 'Headlines and figures. Tight tracking, large sizes, never for a paragraph.',
        sample: 'Set the tile. Step back. Look.',
      },
      {
        family: fonts.text.family,
        role: 'Text',
        use: 'Everything that is read for longer than a glance: paragraphs, labels, forms, tables.',
        sample: 'Figures line up in columns: 1,240 · 5,008 · 317',
      },
    ],
  },
  words: {
    id: brandAnchors.words,
    heading: 'The words',
    text: 'We write the way we would explain it across a table.',
    rules: [
      'Name the thing before praising it, and then leave the praise out',
      'One idea to a sentence, one figure to an idea',
      'Say what is not included as plainly as what is',
      'Say people when you mean people, agents when you mean agents',
    ],
  },
};
