/** What the admin page says about exporting, importing and resetting all demo data. */

import { formatCount } from '../format/numbers';
import { downloadStarted } from '../format/started-download';

/** What a file to import holds: its items, and how many of them are damaged. */
type Counts = { items: number; damaged: number };

/** The note on texts of a backup that were damaged already when it was made. */
const damageText = (damaged: number) =>
  damaged === 0
    ? ''
    : damaged === 1
      ? ' One of them was already damaged: we use what can be read and set the original aside.'
      : ` ${formatCount(damaged)} of them were already damaged: we use what can be read and set the originals aside.`;

const copyText =
  'First the download of a backup is started, and a copy is kept in this tab. The copy holds the data of all customers, until the tab is closed.';

/** The question if no copy fits into the tab. @param file whose download was started */
export const withoutCopyTexts = (kind: 'reset' | 'import', file: string) => ({
  question: 'Go on without a copy?',
  detail: `A copy of what is here does not fit into this tab. Nothing was changed yet. ${downloadStarted(file)}. Look whether the file is there: without it nothing brings the data back.`,
  confirm: kind === 'reset' ? 'Reset without a copy' : 'Replace without a copy',
});

/** @param stored how many items are in this browser */
export const resetTexts = (stored: number) => ({
  question: 'Reset all demo data?',
  detail: `This removes all ${formatCount(stored)} items in this browser: accounts, credits, orders, projects, notifications, your session and anything typed in this tab. ${copyText}`,
  confirm: 'Reset everything',
});

export const importTexts = ({ items, damaged }: Counts) => ({
  question: 'Replace all demo data?',
  detail: `The ${formatCount(items)} items in the file replace everything in this browser, including your session and anything typed in this tab.${damageText(damaged)} ${copyText}`,
  confirm: 'Replace everything',
});

/** Where the replaced data is. @param isKept whether a copy is in this tab */
export const copyPlaceText = (file: string, isKept: boolean): string =>
  `${downloadStarted(file)}.${isKept ? ' A copy of what was here before is in this tab.' : ''}`;

export const importedText = ({ items, damaged }: Counts): string =>
  `Imported ${formatCount(items)} items.${damageText(damaged)}`;

export const exportedText = (stored: number, file: string): string =>
  downloadStarted(`${formatCount(stored)} items to ${file}.`);
