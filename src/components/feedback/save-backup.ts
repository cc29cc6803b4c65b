import { downloadText } from '../../lib/take-text';
import { backupFileName, exportBackup } from '../../services/account/backup';
import { now } from '../../services/clock';

/** Downloads all stored data as a file. */
export const saveBackup = (): void => {
  const date = now();
  downloadText(backupFileName(date), 'application/json', exportBackup(date));
};
