import { kindNames, type SubmissionKind } from '../../content/flows/form-fields';
import { domainSpellings } from '../../lib/domain-spellings';
import { foldSpaced } from '../../lib/fold-text';
import { isRecord } from '../../lib/is-record';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { ServiceError } from '../errors';
import { changeSubmission } from './submissions';

/** Marks a submission as done, or as new again. @throws {ServiceError} 'not-admin' | 'unknown-entry' @throws {StorageWriteError} */
export const setDone = (id: string, isDone: boolean, clock = now): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    const isStored = changeSubmission(tx, id, ({ done, ...one }) =>
      isDone ? { ...one, done: done ?? clock().toISOString() } : one,
    );
    if (!isStored) throw new ServiceError('unknown-entry');
  });

/** Names of customers by their address; null if a customer's name is not known. */
export type Names = Readonly<Record<string, string | null>>;

export type SubmissionFilter = { kind: SubmissionKind | 'all'; text: string };

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(textsOf) : [];
};

/** The submissions of a kind in which a text is found, in the order given. @param printed what pages print of one beside its answers and sender */
export const filterSubmissions = (
  submissions: readonly Submission[],
  { kind, text }: SubmissionFilter,
  names: Names,
  printed: (one: Submission) => string[],
): readonly Submission[] => {
  const wanted = foldSpaced(text);
  const hasText = (one: Submission) =>
    [
      kindNames[one.kind],
      one.owner ?? '',
      names[one.owner ?? ''] ?? '',
      one.id,
      ...textsOf(one.answers),
      ...printed(one),
    ]
      .flatMap(domainSpellings)
      .some((part) => foldSpaced(part).includes(wanted));
  return submissions.filter((one) => (kind === 'all' || one.kind === kind) && (wanted === '' || hasText(one)));
};
