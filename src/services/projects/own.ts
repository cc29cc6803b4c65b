import { newestFirst } from '../../storage/history-entry';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { ownerEmail, readHistory } from '../account/account-data';
import { now } from '../clock';
import { ServiceError } from '../errors';
import { isListed, readVisitor } from '../submissions/owner';
import { changeSubmission, readSubmissions } from '../submissions/submissions';
import { type Log, readLogs, type Side } from './log';
import { type Project, projectMaker, redemptionProject } from './project';
import { stateOf } from './states';

/** A project as the visitor sees it. `side` is null for what they see, but have no part in: its log is not theirs. */
export type SeenProject<Shown extends Project = Project> = { project: Shown; log: Log; side: Side | null };

const none: Log = [];

/** Each project once: a site and the checkout that has paid for it are one. Newest first. */
export const listOnce = (projects: readonly Project[], see: (project: Project) => SeenProject): SeenProject[] => {
  const each = new Map(projects.map((project) => [project.key, project])).values();
  return Array.from(each, see).sort((a, b) => newestFirst(a.project, b.project));
};

/** What the signed-in customer has ordered and sent, newest first. Who has read visitor and submissions passes them on. */
export const readOwnProjects = (visitor = readVisitor(store), all = readSubmissions()): SeenProject[] => {
  if (visitor.email === null && store.read(keys.authToken) === null) return [];
  const logOf = readLogs();
  const makeProject = projectMaker(all);
  const sent = all.filter((one) => isListed(one, visitor)).map(makeProject);
  const history = readHistory(store).toSorted(newestFirst);
  const redeemed = history.flatMap((entry) =>
    entry.type === 'redemption' ? [redemptionProject(entry, visitor.email ?? ownerEmail(store))] : [],
  );
  return listOnce([...sent, ...redeemed], (project) => {
    // An order that another person's address is in is shown to the tab that sent it, without its messages.
    const isTheirs = project.entry !== null || project.customer === null || project.customer === visitor.email;
    return { project, log: isTheirs ? logOf(project.key) : none, side: isTheirs ? 'customer' : null };
  });
};

/** Cancels a trial, or takes it back until its last day. @throws {ServiceError} 'unknown-entry', 'not-now' @throws {StorageWriteError} */
export const setCanceled = (order: string, isCanceled: boolean, clock = now): Promise<void> =>
  store.transact((tx) => {
    const seen = readOwnProjects().find(({ project }) => project.kind === 'trial' && project.submission.id === order);
    if (seen?.side !== 'customer') throw new ServiceError('unknown-entry');
    if (stateOf({ ...seen, now: clock() }) === 'ended') throw new ServiceError('not-now');
    const change = ({ canceled, ...one }: Submission) =>
      isCanceled ? { ...one, canceled: canceled ?? clock().toISOString() } : one;
    changeSubmission(tx, order, change);
  });
