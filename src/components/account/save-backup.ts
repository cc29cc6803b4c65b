import { downloadText } from '../../lib/download-text';
import { backupFileName, exportBackup } from '../../services/account/backup';
import { now } from '../../services/clock';

/** Hands all demo data to the browser as a file to save. */
export const saveBackup = (): void => {
  const date = now();
  downloadText(backupFileName(date), 'application/json', exportBackup(date));
};
