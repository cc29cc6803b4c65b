import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { ServiceError } from '../errors';

/**
 * Marks a submission as done, with the moment, or as new again.
 * @throws {ServiceError} 'not-admin' | 'unknown-entry' @throws {StorageWriteError}
 */
export const setDone = (id: string, isDone: boolean, clock = now): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    const submissions = tx.read(keys.submissions);
    if (!submissions.some((one) => one.id === id)) throw new ServiceError('unknown-entry');
    const mark = ({ done, ...one }: Submission): Submission =>
      isDone ? { ...one, done: done ?? clock().toISOString() } : one;
    tx.write(
      keys.submissions,
      submissions.map((one) => (one.id === id ? mark(one) : one)),
    );
  });
