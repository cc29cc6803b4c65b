/** Stores submitted forms. A real backend would be connected here and nowhere else. */

import { type SubmissionKind, submittedFields } from '../../content/flows/form-fields';
import { createId } from '../../lib/create-id';
import { newestFirst } from '../../storage/history-entry';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';

/** The values of a form when it is sent, files and card details included. `submit` stores only what may be kept. */
export type Answers = Readonly<Record<string, unknown>>;

type Options = {
  /** Idempotency key and id of the submission, so that two tabs that send the same draft store one; random by default. */
  id?: string;
  at?: Date;
  /** Names of answers that are computed when the form is sent; they are ignored when two submissions are compared. */
  derived?: readonly string[];
};

/** The stored entry; `isNew` is false if the same submission was stored before, and nothing was written now. */
export type Submitted = { entry: Submission; isNew: boolean };

/** Replaces every file in the answers by its name, size and MIME type. */
const replaceFiles = (value: unknown): unknown => {
  if (value instanceof File) return { name: value.name, size: value.size, type: value.type };
  if (Array.isArray(value)) return value.map(replaceFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceFiles(part)]));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answers with these names ('group' or 'group.part') and no others; absent ones stay absent. */
const pickAnswers = (answers: Answers, names: readonly string[]): Record<string, unknown> => {
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const [group = '', part] = name.split('.');
    if (!Object.hasOwn(answers, group)) continue;
    const value = answers[group];
    if (part === undefined) kept[group] = replaceFiles(value);
    else if (isRecord(value) && Object.hasOwn(value, part)) {
      const before = kept[group];
      kept[group] = { ...(isRecord(before) ? before : {}), [part]: replaceFiles(value[part]) };
    }
  }
  return kept;
};

/** The answers as text without the derived ones, to compare two submissions. */
const comparableText = (answers: Answers, derived: readonly string[]) =>
  JSON.stringify(answers, (name, value) => (derived.includes(name) ? undefined : value));

/**
 * Stores a submitted form: the fields that `submittedFields` lists for its kind, files as name, size (bytes) and type.
 * The same id with the same answers is stored once. The same id with other answers, which a duplicated tab may send, is
 * another submission and gets a numbered id, so that nothing that was sent is lost.
 * @param more further writes in the same transaction; if it throws, the submission is not stored either
 * @throws {StorageWriteError} nothing was written
 */
export const submit = (
  kind: SubmissionKind,
  answers: Answers,
  more: (tx: Transaction, entry: Submission) => void = () => {},
  { id = createId(), at = now(), derived = [] }: Options = {},
): Promise<Submitted> =>
  store.transact((tx) => {
    const earlier = tx.read(keys.submissions);
    const kept = pickAnswers(answers, submittedFields[kind]);
    const sameAttempt = earlier.filter((entry) => entry.id === id || entry.id.startsWith(`${id}-`));
    const known = sameAttempt.find(
      (entry) => entry.kind === kind && comparableText(entry.answers, derived) === comparableText(kept, derived),
    );
    if (known) return { entry: known, isNew: false };
    const uniqueId = sameAttempt.length === 0 ? id : `${id}-${sameAttempt.length + 1}`;
    const entry: Submission = { id: uniqueId, kind, date: at.toISOString(), answers: kept };
    tx.write(keys.submissions, [...earlier, entry]);
    more(tx, entry);
    return { entry, isNew: true };
  });

/** All submissions in this browser, newest first. */
export const readSubmissions = (): readonly Submission[] => store.read(keys.submissions).toSorted(newestFirst);
