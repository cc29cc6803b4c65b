import { type SubmissionKind, submittedFields } from '../../content/flows/form-fields';
import { toLocalDay } from '../../lib/dates';
import { isRecord } from '../../lib/is-record';
import { newestFirst } from '../../storage/history-entry';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { normalizeEmail } from '../account/account-data';
import { now } from '../clock';
import { isListed, isVisitors, readVisitor, rememberSentHere } from './owner';

/** Stores submitted forms. A real backend would be connected here and nowhere else. */

/** The values of a form when it is sent, card details included; files by name, size and type. Only `keptAnswers` are stored. */
export type Answers = Readonly<Record<string, unknown>>;

/** Puts an answer where the form has it: 'pages.contact' into the group `pages`. */
export const putAnswer = (answers: Record<string, unknown>, name: string, value: unknown): void => {
  const [group = '', part] = name.split('.');
  const before = answers[group];
  answers[group] = part === undefined ? value : { ...(isRecord(before) ? before : {}), [part]: value };
};

/** Without the end of a trial, which is computed when the form is sent. */
const comparableText = (answers: Answers) => JSON.stringify({ ...answers, trialEndDate: undefined });

/** The fields of a form that may be kept: those that `submittedFields` lists for its kind. */
export const keptAnswers = (kind: SubmissionKind, answers: Answers): Answers => {
  const kept: Record<string, unknown> = {};
  for (const name of submittedFields[kind]) {
    const [group = '', part] = name.split('.');
    const [from, key] = part === undefined ? [answers, group] : [answers[group], part];
    if (isRecord(from) && Object.hasOwn(from, key)) putAnswer(kept, name, from[key]);
  }
  return kept;
};

type Sent = {
  kind: SubmissionKind;
  owner: string | null;
  replyTo?: string | undefined;
  answers: Answers;
  /** Idempotency key and id of the submission, so that two tabs that send the same draft store one. */
  id: string;
  /** Reference of its payment: the same answers that were paid twice are two submissions. */
  payment?: string | undefined;
};

const findSent = (earlier: readonly Submission[], { kind, answers, id, payment }: Omit<Sent, 'owner'>) => {
  const sameAttempt = earlier.filter((entry) => entry.id === id || entry.id.startsWith(`${id}-`));
  const text = comparableText(answers);
  const known = sameAttempt.find(
    (entry) =>
      entry.kind === kind &&
      (payment === undefined || entry.payment === payment) &&
      comparableText(entry.answers) === text,
  );
  return { known, ownId: sameAttempt.length === 0 ? id : `${id}-${sameAttempt.length + 1}` };
};

/** Whether the same answers were sent with the same idempotency key before, from this tab or a duplicated one. */
export const isSent = (reader: Pick<Transaction, 'read'>, sent: Omit<Sent, 'owner'>): boolean =>
  findSent(reader.read(keys.submissions), sent).known !== undefined;

/**
 * The same answers with the same idempotency key are stored once; other answers get an id of their own.
 * @returns the stored entry, and whether it was written now
 */
export const keepSubmission = (tx: Transaction, { at, ...sent }: Sent & { at: Date }) => {
  const earlier = tx.read(keys.submissions);
  const { kind, answers, payment, owner, replyTo } = sent;
  const { known, ownId } = findSent(earlier, sent);
  // If a duplicated tab has sent it before, both tabs have sent it.
  rememberSentHere(tx, known?.id ?? ownId);
  if (known) return { entry: known, isNew: false };
  const entry: Submission = {
    id: ownId,
    kind,
    date: at.toISOString(),
    answers,
    ...(payment !== undefined && { payment, day: toLocalDay(at) }),
    ...(owner !== null && { owner }),
    ...(replyTo !== undefined && { replyTo }),
  };
  tx.write(keys.submissions, [...earlier, entry]);
  return { entry, isNew: true };
};

export const changeSubmission = (tx: Transaction, id: string, change: (entry: Submission) => Submission): boolean => {
  const submissions = tx.read(keys.submissions);
  if (!submissions.some((one) => one.id === id)) return false;
  const changed = submissions.map((one) => (one.id === id ? change(one) : one));
  tx.write(keys.submissions, changed);
  return true;
};

export const readSubmissions = (): readonly Submission[] => store.read(keys.submissions).toSorted(newestFirst);

export const readRequests = () => {
  const submissions = readSubmissions();
  const owners = submissions.flatMap(({ owner }) => owner ?? []);
  const names = Object.fromEntries(owners.map((owner) => [owner, store.read(keys.userNameOf(owner))]));
  return { submissions, names };
};

export const readSubmissionsOf = (email: string): readonly Submission[] => {
  const visitor = { ...readVisitor(store), email: normalizeEmail(email) };
  return readSubmissions().filter((one) => isListed(one, visitor));
};

/** Keeps when the customer of an order first opened the calendar for its design meeting. @throws {StorageWriteError} */
export const bookMeeting = (id: string, clock = now): Promise<void> =>
  store.transact((tx) => {
    const visitor = readVisitor(tx);
    changeSubmission(tx, id, (one) =>
      isVisitors(one, visitor) ? { ...one, booked: one.booked ?? clock().toISOString() } : one,
    );
  });
