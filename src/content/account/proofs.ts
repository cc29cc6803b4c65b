/** What the pages say about proofs. */
import { fonts } from '../../../brand.config';

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

const ruleNames = new Map([
  ['four', 'Four tiles'],
  ['letter', 'A letter in tiles'],
  ['ring', 'A ring of tiles'],
  ['modern', 'Woven'],
  ['artsy', 'Cuttings'],
]);

/** What a proof shows, in a few words. */
export const drawnName = (rule: string): string => ruleNames.get(rule) ?? 'Tiles';

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What the page of a project says about proofs. */
export const proofTexts = {
  title: (round: number) => `Proofs, round ${round}`,
  choose: 'Choose a proof',
  item: (position: number, name: string) => `${position}: ${name}`,
  shown: (position: number, count: number, name: string) =>
    count > 1 ? `You see proof ${position} of ${count}: ${lower(name)}.` : `You see: ${lower(name)}.`,
  changeLabel: 'What should change?',
  noChange: 'Write what should change.',
  ask: 'Ask for a change',
  approving: (round: number, name: string) =>
    `It is time to approve. Approving settles round ${round} with “${name}”: we make the files from it. You can take it back until they are delivered.`,
  approve: 'Approve',
  approved: (name: string) => `Approved: ${lower(name)}. The files are made from it.`,
  changeAsked: (name: string) => `A change was asked for: ${lower(name)}. The next round settles it.`,
} as const;

/** What the agency sees before it sends a round. */
export const sendTexts = {
  title: 'Proofs',
  letters: 'Name on the proofs',
  colors: 'Colors, as words or #rrggbb',
  rule: 'Drawn as',
  anyRule: 'Each by a rule of its own',
  others: 'Draw others',
  note: 'Note',
  send: 'Send proofs',
  told: 'The customer reads: Proofs to look at. Newer proofs make an approval void.',
} as const;

/** What stands beside the files of a delivery. */
export const proofFileTexts = {
  title: 'Your files',
  all: 'Download all',
  print: 'Print the sheet',
  noPng:
    'This browser cannot draw PNG files truthfully. You have the SVG files, which any design program can turn into PNG.',
  lacking: 'The name cannot be set in our display font, so that the mark stands alone. Letters that the font lacks:',
} as const;
