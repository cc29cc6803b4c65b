import type { Submission } from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { ServiceError } from '../errors';
import { changeSubmission } from '../submissions/submissions';
import { readOwnProjects } from './own';
import { stateOf } from './states';

/** Cancels a trial, or takes it back until its last day. @throws {ServiceError} 'unknown-entry', 'not-now' @throws {StorageWriteError} */
export const setCanceled = (order: string, isCanceled: boolean, clock = now): Promise<void> =>
  store.transact((tx) => {
    const seen = readOwnProjects().find(({ project }) => project.kind === 'trial' && project.submission.id === order);
    if (seen?.side !== 'customer' || seen.project.kind !== 'trial') throw new ServiceError('unknown-entry');
    if (stateOf({ ...seen, now: clock() }) === 'ended') throw new ServiceError('not-now');
    const { id } = seen.project.submission;
    const change = ({ canceled, ...one }: Submission) =>
      isCanceled ? { ...one, canceled: canceled ?? clock().toISOString() } : one;
    changeSubmission(tx, id, change);
  });
