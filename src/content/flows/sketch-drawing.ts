/** Texts around a sketch that are loaded with its drawing. */
import { instantSite } from '../catalogue/plans';
import { downloadStarted } from '../format/started-download';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

export const sketchControls = {
  pages: 'Pages of the draft',
  widths: 'Width of the draft',
  phone: 'Phone',
  desktop: 'Desktop',
  saving: 'Making the file...',
  notSaved: 'The file could not be made. Check your connection and try again.',
  cut: 'The end of a long text is left out here. The download has all of it.',
} as const;

/** What is in the sketch: 'Home and Services, drawn from 7 of your answers.' */
export const drawnText = (
  { pages, answersUsed }: { pages: readonly { name: string }[]; answersUsed: number },
  isForAdmin = false,
): string => {
  const whose = isForAdmin ? 'the customer’s' : 'your';
  return `${listed(pages.map(({ name }) => name))}, drawn from ${answersUsed} of ${whose} answers.`;
};

/** The line if more pages are chosen than the site includes. */
export const leftOutText = (pages: readonly string[]): string =>
  `The site includes ${instantSite.pages} pages. Not drawn: ${listed(pages)}.`;

/** What is part of the site and cannot be seen. */
export const unseenText = (notes: readonly string[]): string => `Included, but not shown: ${listed(notes)}.`;

/**
 * What has become of the download.
 * @param leftOut names of the pictures that are not in the file
 */
export const savedText = (
  fileName: string,
  { unreadable, tooLarge, areWhole }: { unreadable: readonly string[]; tooLarge: readonly string[]; areWhole: boolean },
): string => {
  const reasons = [
    areWhole && 'Its pictures are as large as your files, because this browser’s privacy settings change reduced ones.',
    unreadable.length > 0 && `Left out, because it cannot be read: ${listed(unreadable)}.`,
    tooLarge.length > 0 && `Left out, because the file would be too large: ${listed(tooLarge)}.`,
  ].filter((reason) => reason !== false);
  const started = downloadStarted(fileName);
  return reasons.length === 0 ? started : `${started}. ${reasons.join(' ')}`;
};
