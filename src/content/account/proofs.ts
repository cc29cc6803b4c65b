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

/** The branding kit's sheet. `className`: how a step of the type scale looks. */
export const kitTexts = {
  mark: 'Mark: in color, in one color, reversed, on the leading color',
  colors: 'Colors: text on ground, with its contrast',
  type: 'Type',
  social: 'Picture for social posts',
  scale: [
    {
      use: 'Headline',
      family: fonts.display.family,
      size: '40 px',
      className: 'font-display font-semibold text-[2.5rem] leading-none',
    },
    { use: 'Title', family: fonts.display.family, size: '24 px', className: 'font-display font-semibold text-2xl' },
    { use: 'Text', family: fonts.text.family, size: '16 px', className: 'text-base' },
    { use: 'Small print', family: fonts.text.family, size: '14 px', className: 'text-sm' },
  ],
} as const;
