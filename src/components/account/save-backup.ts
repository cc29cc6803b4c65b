import { downloadText } from '../../lib/download-text';
import { backupFileName, exportBackup } from '../../services/account/backup';

/** Downloads all stored data as a file. */
export const saveBackup = (): void => {
  const now = new Date();
  downloadText(backupFileName(now), 'application/json', exportBackup(now));
};
