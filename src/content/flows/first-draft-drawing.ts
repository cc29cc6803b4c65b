/** Texts around a first draft that are loaded with its drawing. */
import { instantSite } from '../catalogue/plans';
import { answersText } from './first-draft';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

export const draftControls = {
  title: 'First draft',
  note: 'A first draft, drawn by this page from your answers. A designer takes over in the meeting.',
  picturesGone: 'Your pictures are not kept in this browser; the designer has their names',
  bring: 'Bring this to the meeting',
  open: 'Open',
  download: 'Download',
  /** After 'Open' and 'Download', for who hears them alone. */
  ofDraft: 'first draft',
  pages: 'Pages of the draft',
  widths: 'Width of the draft',
  phone: 'Phone',
  desktop: 'Desktop',
  saving: 'Making the file...',
  notOpened: 'The draft could not be opened. Check your connection and try again.',
  notSaved: 'The file could not be made. Check your connection and try again.',
  cut: 'The end of a long text is left out here. The download has all of it.',
} as const;

/** What is in the draft: 'Home and Services, drawn from 7 answers.' */
export const drawnText = ({
  pages,
  answersUsed,
}: {
  pages: readonly { name: string }[];
  answersUsed: number;
}): string => `${listed(pages.map(({ name }) => name))}, drawn from ${answersText(answersUsed)}.`;

/** The line if more pages are chosen than the site includes. */
export const leftOutText = (pages: readonly string[]): string =>
  `The site includes ${instantSite.pages} pages. Not drawn: ${listed(pages)}.`;

/** What is part of the site and cannot be seen. */
export const unseenText = (notes: readonly string[]): string => `Included, but not shown: ${listed(notes)}.`;

/** @param leftOut how many pictures are not in the file, because they are too large together */
export const savedText = (name: string, leftOut: number): string =>
  leftOut === 0
    ? `Saved ${name}`
    : `Saved ${name} without ${leftOut === 1 ? '1 picture' : `${leftOut} pictures`}, which would make it too large.`;
