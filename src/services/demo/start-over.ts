import { keepCopy, resetAll } from '../account/backup';

/**
 * Erases all demo data, also this tab's steering and drafts. A copy stays in this tab.
 * @throws {StorageWriteError} the copy does not fit into the storage; nothing was changed
 */
export const startOver = async (): Promise<void> => {
  keepCopy();
  await resetAll();
};
