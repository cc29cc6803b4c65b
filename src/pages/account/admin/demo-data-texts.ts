/** What the admin page says about exporting, importing and resetting all demo data. */

import { formatCount } from '../../../content/format/numbers';
import { downloadStarted } from '../../../content/format/started-download';
import { type Backup, countStored } from '../../../services/account/backup';

export type DataQuestion = ({ kind: 'reset' } | { kind: 'import'; backup: Backup }) & {
  /** Name of the file whose download was started, if no copy fits into the tab. */
  file?: string;
};

/** The note on texts of a backup that were damaged already when it was made. */
const damageText = (damaged: number) =>
  damaged === 0
    ? ''
    : damaged === 1
      ? ' One of them was already damaged: we use what can be read and set the original aside.'
      : ` ${formatCount(damaged)} of them were already damaged: we use what can be read and set the originals aside.`;

const copyText =
  'First the download of a backup is started, and a copy is kept in this tab. The copy holds the data of all customers, until the tab is closed.';

/** The dialog's texts for a question. */
export const questionTexts = (question: DataQuestion) => {
  const { kind, file } = question;
  if (file !== undefined)
    return {
      question: 'Go on without a copy?',
      detail: `A copy of what is here does not fit into this tab. Nothing was changed yet. ${downloadStarted(file)}. Look whether the file is there: without it nothing brings the data back.`,
      confirm: kind === 'reset' ? 'Reset without a copy' : 'Replace without a copy',
    };
  if (kind === 'reset')
    return {
      question: 'Reset all demo data?',
      detail: `This removes all ${formatCount(countStored())} items in this browser: accounts, credits, orders, requests, notifications, your session and anything typed in this tab. ${copyText}`,
      confirm: 'Reset everything',
    };
  const { entries, damaged } = question.backup;
  return {
    question: 'Replace all demo data?',
    detail: `The ${formatCount(entries.size)} items in the file replace everything in this browser, including your session and anything typed in this tab.${damageText(damaged)} ${copyText}`,
    confirm: 'Replace everything',
  };
};

/** Where the replaced data is. @param isKept whether a copy is in this tab */
export const copyPlaceText = (file: string, isKept: boolean): string =>
  `${downloadStarted(file)}.${isKept ? ' A copy of what was here before is in this tab.' : ''}`;

export const importedText = ({ entries, damaged }: Backup): string =>
  `Imported ${formatCount(entries.size)} items.${damageText(damaged)}`;

export const exportedText = (file: string): string =>
  downloadStarted(`${formatCount(countStored())} items to ${file}.`);
