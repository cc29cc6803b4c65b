/** What the pages say about proofs, and which services are drawn. */
import { fonts } from '../../../brand.config';
import { creditServices } from '../catalogue/credits';
import type { CreditServiceId } from '../ids';

const drawnIds = ['logo-design', 'custom-artwork', 'branding-kit'] as const satisfies readonly CreditServiceId[];
export type DrawnService = (typeof drawnIds)[number];

/** The services whose work is drawn: history entries know them by name. */
export const drawnServices: readonly { id: DrawnService; name: string }[] = drawnIds.flatMap((id) => {
  const service = creditServices.find((one) => one.id === id);
  return service ? [{ id, name: service.name }] : [];
});

/** Letters of what is asked for as a change. */
export const changeLetters = 2000;

/** What a proof is shown on. */
export const proofPlates = {
  paper: 'On paper',
  ink: 'On ink',
  card: 'On a card',
  sign: 'On a sign',
  tab: 'At 16 px',
  whole: 'The whole piece',
  detail: 'A detail',
} as const;

/** The branding kit's sheet. */
export const kitTexts = {
  mark: 'Mark: in color, in one color, reversed, on the leading color',
  colors: 'Colors: text on ground, with its contrast',
  type: 'Type',
  social: 'Picture for social posts',
  scale: {
    headline: `Headline: ${fonts.display.family}, 40 px`,
    title: `Title: ${fonts.display.family}, 24 px`,
    text: `Text: ${fonts.text.family}, 16 px`,
    small: `Small print: ${fonts.text.family}, 14 px`,
  },
} as const;

/** What the files of a delivery are. */
export const fileTexts = {
  logo: 'mark and name',
  mark: 'mark alone',
  artwork: 'the artwork',
  color: 'in color, for light grounds',
  reversed: 'reversed, for dark grounds',
  oneColor: 'in one color',
  svg: 'SVG files can be printed in any size. Their letters are outlines and need no font.',
  png: (sizes: readonly number[]) => `PNG files are ${sizes.join(', ')} pixels on the longer side.`,
  pairs: 'Colors that can be read on each other, text / ground:',
} as const;
