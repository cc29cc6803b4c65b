import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { ServiceError } from '../errors';
import { changeSubmission } from './submissions';

/**
 * Marks a submission as done, with the moment, or as new again.
 * @throws {ServiceError} 'not-admin' | 'unknown-entry' @throws {StorageWriteError}
 */
export const setDone = (id: string, isDone: boolean, clock = now): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    const isStored = changeSubmission(tx, id, ({ done, ...one }) =>
      isDone ? { ...one, done: done ?? clock().toISOString() } : one,
    );
    if (!isStored) throw new ServiceError('unknown-entry');
  });
