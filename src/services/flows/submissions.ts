/** Submitted forms (spec, account area, section 7). A real backend would be plugged in here and nowhere else. */

import { type SubmissionKind, submittedFields } from '../../content/flows/form-fields';
import { createId } from '../../lib/create-id';
import { newestFirst } from '../../storage/history-entry';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';

/** What a form holds when it is sent, files and card details included: only what may be kept is. */
export type Answers = Readonly<Record<string, unknown>>;

type Options = {
  /** Names this attempt, so that two tabs that send the same draft make one entry. A new one by default. */
  id?: string;
  at?: Date;
  /** Answers that the form does not hold but are worked out as it is sent: they make no other submission of it. */
  derived?: readonly string[];
};

/** An entry as it is kept; `isNew` is false where the very same was kept before, and then nothing else happened. */
export type Submitted = { entry: Submission; isNew: boolean };

/** A file is kept by what describes it; its content stays with the visitor. */
const describeFiles = (value: unknown): unknown => {
  if (value instanceof File) return { name: value.name, size: value.size, type: value.type };
  if (Array.isArray(value)) return value.map(describeFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, describeFiles(part)]));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The named parts of the answers and nothing else; absent ones stay absent. */
const pick = (answers: Answers, names: readonly string[]): Record<string, unknown> => {
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const [group = '', part] = name.split('.');
    if (!Object.hasOwn(answers, group)) continue;
    const value = answers[group];
    if (part === undefined) kept[group] = describeFiles(value);
    else if (isRecord(value) && Object.hasOwn(value, part)) {
      const before = kept[group];
      kept[group] = { ...(isRecord(before) ? before : {}), [part]: describeFiles(value[part]) };
    }
  }
  return kept;
};

/** The answers as text, to tell whether two submissions say the same. */
const textOf = (answers: Answers, derived: readonly string[]) =>
  JSON.stringify(answers, (name, value) => (derived.includes(name) ? undefined : value));

/**
 * Keeps a submitted form: the fields that `submittedFields` lists for its kind, files by name, size (bytes) and type.
 * The same attempt with the same answers is kept once. With other answers, from a copy of the tab, it is another
 * submission and gets an id of its own: nothing that was sent is lost.
 * @param more further writes that happen in the same step, all or none; what it throws undoes the submission too
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
    const kept = pick(answers, submittedFields[kind]);
    const sameAttempt = earlier.filter((entry) => entry.id === id || entry.id.startsWith(`${id}-`));
    const known = sameAttempt.find(
      (entry) => entry.kind === kind && textOf(entry.answers, derived) === textOf(kept, derived),
    );
    if (known) return { entry: known, isNew: false };
    const ownId = sameAttempt.length === 0 ? id : `${id}-${sameAttempt.length + 1}`;
    const entry: Submission = { id: ownId, kind, date: at.toISOString(), answers: kept };
    tx.write(keys.submissions, [...earlier, entry]);
    more(tx, entry);
    return { entry, isNew: true };
  });

/** Every submitted form in this browser, newest first. */
export const readSubmissions = (): readonly Submission[] => store.read(keys.submissions).toSorted(newestFirst);
