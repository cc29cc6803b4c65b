/** Everything as on a first visit, and back. */
import { demoBackup } from '../../storage/schema';
import { store } from '../../storage/store';
import { exportBackup, parseBackup, resetAll, restoreBackup } from '../account/backup';
import { now } from '../clock';

/**
 * Forgets all demo data, this tab's steering and drafts included, after a backup that stays in this tab.
 * @throws {StorageWriteError} the backup found no room: nothing was changed
 */
export const startOver = async (): Promise<void> => {
  const backup = exportBackup(now());
  // Tried before anything goes, and once more after it, as the reset takes it along.
  store.write(demoBackup, backup);
  await resetAll();
  store.write(demoBackup, backup);
};

/**
 * Puts back what the last start over has taken.
 * @throws {ServiceError} 'bad-backup': there is none that can be read @throws {StorageWriteError} nothing was changed
 */
export const undoStartOver = (): Promise<void> => restoreBackup(parseBackup(store.read(demoBackup) ?? ''));
