import { downloadText } from '../../lib/download-text';
import { backupFileName, exportBackup } from '../../services/account/backup';

/** Hands all demo data to the browser as a file to save. */
export const saveBackup = (): void => {
  const now = new Date();
  downloadText(backupFileName(now), 'application/json', exportBackup(now));
};
