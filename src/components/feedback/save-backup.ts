import { downloadStarted } from '../../content/format/started-download';
import { downloadText } from '../../lib/copy-and-download';
import { backupFileName, exportBackup } from '../../services/account/backup';
import { now } from '../../services/clock';

/** Downloads all stored data as a file. @returns the name of the file */
export const saveBackup = (): string => {
  const date = now();
  const name = backupFileName(date);
  downloadText(name, 'application/json', exportBackup(date));
  return name;
};

export const startBackup = (): string => downloadStarted(saveBackup());
