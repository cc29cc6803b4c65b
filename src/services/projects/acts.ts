/** What customers and the agency do on a project. Each act is one event, added under the lock if the table of states allows it. */
import { projectLimits } from '../../content/account/projects';
import { addDays } from '../../lib/dates';
import { fnvHash } from '../../lib/random';
import { identityOf } from '../../storage/history-entry';
import { type ProjectEvent, projectEvents } from '../../storage/project-events';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { currentToken } from '../credits/ledger';
import { ServiceError } from '../errors';
import { changeStatus } from '../orders/orders';
import { type ProjectAddress, readProject } from './find';
import { canTakeBack, currentRound, drawnServiceOf, type Log, type Side } from './log';
import type { SeenProject } from './own';
import { actsOf, countNew, type Facts, stateOf } from './states';

/** An act before it is an event: what the page knows of it. */
export type Act = ProjectEvent extends infer Event
  ? Event extends ProjectEvent
    ? Omit<Event, 'id' | 'project' | 'at' | 'by' | 'state'>
    : never
  : never;

/** The same for the same act after the same event, so that two tabs and double presses add one event. */
const idOf = (project: string, side: Side, act: Act, after: string | null): string =>
  `${act.kind}-${[0, 1].map((salt) => fnvHash(JSON.stringify([salt, project, side, act, after])).toString(36)).join('')}`;

const lettersIn = (log: Log) => log.reduce((sum, event) => sum + (event.kind === 'message' ? event.text.length : 0), 0);

/** @throws {ServiceError} 'messages-full' */
const checkRoom = (all: Log, project: string, text: string): void => {
  const own = all.filter((event) => event.project === project && event.kind === 'message');
  const isFull =
    own.length >= projectLimits.messages ||
    lettersIn(own) + text.length > projectLimits.letters ||
    lettersIn(all) + text.length > projectLimits.lettersInAll;
  if (isFull) throw new ServiceError('messages-full');
};

const isAllowed = (facts: Facts, side: Side, act: Act): boolean => {
  const { log, now } = facts;
  if (act.kind === 'seen') return countNew(facts, side) > 0;
  if (act.kind === 'withdrawn') return canTakeBack(log, act.of, side);
  if (!actsOf(facts, side).includes(act.kind)) return false;
  if (act.kind === 'message') return act.text.trim() !== '' && act.text.length <= projectLimits.messageLetters;
  if (act.kind === 'proofs') return drawnServiceOf(facts.project) !== null;
  // What is said to proofs counts for the round that the page has shown: newer ones are looked at first.
  if (act.kind === 'change') return act.of === currentRound(log)?.id;
  if (act.kind === 'choice')
    return act.of === currentRound(log)?.id && act.index < (currentRound(log)?.items.length ?? 0);
  if (act.kind === 'approved') return act.of === (currentRound(log)?.id ?? facts.project.key);
  if (act.kind !== 'meeting') return true;
  const start = new Date(act.start);
  return start > now && start <= addDays(now, projectLimits.meetingDays);
};

/** A delivery completes a redemption, and taking it back makes it active again. */
const followUp = (tx: Transaction, { project, log }: Facts, act: Act): void => {
  const { entry, customer } = project;
  if (!entry) return;
  const isTakenBack = act.kind === 'withdrawn' && log.find(({ id }) => id === act.of)?.kind === 'delivered';
  if (act.kind === 'delivered' || isTakenBack)
    changeStatus(tx, { identity: identityOf(entry), userEmail: customer ?? '' }, !isTakenBack);
};

/**
 * Adds the event of an act, once for the same act after the same event.
 * @param after the last event that the page has shown
 * @returns the log with the event @throws {ServiceError} 'not-now', 'messages-full'
 */
export const addEvent = (
  tx: Transaction,
  { project, log }: SeenProject,
  side: Side,
  act: Act,
  after: string | null,
  at: Date,
): Log => {
  const id = idOf(project.key, side, act, after);
  if (log.some((event) => event.id === id)) return log;
  const facts = { project, log, now: at };
  if (!isAllowed(facts, side, act)) throw new ServiceError('not-now');
  const all = tx.read(projectEvents);
  if (act.kind === 'message') checkRoom(all, project.key, act.text);
  const base = { id, project: project.key, at: at.toISOString(), by: side };
  const event: ProjectEvent = act.kind === 'seen' ? { ...base, ...act, state: stateOf(facts) } : { ...base, ...act };
  tx.write(projectEvents, [...all, event]);
  followUp(tx, facts, act);
  return [...log, event];
};

/**
 * Does something on the project of an address, on the side of the visitor who is signed in. Several acts are done together or not at all.
 * @throws {ServiceError} 'signed-out', 'unknown-entry', 'not-now', 'messages-full' @throws {StorageWriteError}
 */
export const actOn = (
  address: ProjectAddress,
  side: Side,
  acts: Act | readonly Act[],
  after: string | null = null,
  clock = now,
): Promise<void> => {
  const token = currentToken();
  return store.transact((tx) => {
    if (tx.read(keys.authToken) !== token) throw new ServiceError('signed-out');
    // The step has written nothing yet, so that the store has what the transaction would read.
    const seen = readProject(address);
    if (seen?.side !== side) throw new ServiceError('unknown-entry');
    let { log } = seen;
    for (const act of [acts].flat()) log = addEvent(tx, { ...seen, log }, side, act, after, clock());
  });
};

/** Remembers that a side has opened the page, if there is something new on it; else it writes nothing. */
export const markSeen = async (address: ProjectAddress, clock = now): Promise<void> => {
  const seen = readProject(address);
  if (!seen?.side || countNew({ ...seen, now: clock() }, seen.side) === 0) return;
  await actOn(address, seen.side, { kind: 'seen' }, seen.log.at(-1)?.id ?? null, clock);
};
