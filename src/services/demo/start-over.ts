/** Erases all demo data, and restores them from a backup. */
import { demoBackup } from '../../storage/schema';
import { store } from '../../storage/store';
import { exportBackup, parseBackup, resetAll, restoreBackup } from '../account/backup';
import { now } from '../clock';

/**
 * Erases all demo data, also this tab's steering and drafts. A backup stays in this tab.
 * @throws {StorageWriteError} the backup does not fit into the storage; nothing was changed
 */
export const startOver = async (): Promise<void> => {
  const backup = exportBackup(now());
  // The first write proves that the backup fits. The reset erases it, so it is written again.
  store.write(demoBackup, backup);
  await resetAll();
  store.write(demoBackup, backup);
};

/**
 * Restores the backup of the last `startOver`.
 * @throws {ServiceError} 'bad-backup': there is no readable backup @throws {StorageWriteError} nothing was changed
 */
export const undoStartOver = (): Promise<void> => restoreBackup(parseBackup(store.read(demoBackup) ?? ''));
