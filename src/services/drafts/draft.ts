/** A draft, and how two versions of one become one. Pure: it knows neither storage nor clock. */
import { isRecord } from '../../lib/is-record';

export type Leaf = string | boolean | number;
export type Leaves = Readonly<Record<string, Leaf>>;
export type FileNames = Readonly<Record<string, readonly string[]>>;

export type Draft = {
  /** Idempotency key of the submission; '' if an earlier build has stored none. */
  id: string;
  /** When it was last changed (ISO 8601); null if an earlier build has stored it in the tab. */
  at: string | null;
  /** Answers by dotted field name. What is missing is as the form starts. */
  values: Leaves;
  /** Names of files by field, never their content. */
  files: FileNames;
  /**
   * How new each answer and each field of files is: one higher than all that the tab knew when it was changed. No clock, which
   * may go back. Earlier builds have counted nothing.
   */
  counts: Readonly<Record<string, number>>;
  /** How many answers a person would count. */
  answers: number;
  /** Every answer is as the form starts. It is kept so that other tabs learn of it. */
  isEmpty?: boolean | undefined;
  /** Something was sent, or is being sent, under its id, which therefore stays. */
  isClaimed?: boolean | undefined;
  /** The customer has chosen the account's draft instead of this one of the tab. */
  isAside?: boolean | undefined;
};

export const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

const entriesOf = <T>(value: unknown, isEntry: (entry: unknown) => entry is T): Record<string, T> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => isEntry(entry[1])))
    : {};
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what is stored, by this build or an earlier one, damaged or not. */
export const readDraft = (stored: Readonly<Record<string, unknown>>): Draft => ({
  id: typeof stored.id === 'string' && /^[0-9a-f]{32}$/.test(stored.id) ? stored.id : '',
  at: typeof stored.at === 'string' ? stored.at : null,
  values: entriesOf(stored.values, isLeaf),
  files: Object.fromEntries(
    Object.entries(entriesOf(stored.files, isList)).map(([field, names]) => [field, names.filter(isText)]),
  ),
  counts: entriesOf(stored.counts, isCount),
  answers: typeof stored.answers === 'number' ? stored.answers : 0,
  ...(stored.isEmpty === true && { isEmpty: true }),
  ...(stored.isClaimed === true && { isClaimed: true }),
  ...(stored.isAside === true && { isAside: true }),
});

export const newestCount = ({ counts }: Draft): number => Math.max(0, ...Object.values(counts));

const fieldsOf = ({ values, files, counts }: Draft) => Object.keys({ ...values, ...files, ...counts });
export const isSameAnswer = (one: Draft, other: Draft, field: string): boolean =>
  one.values[field] === other.values[field] &&
  JSON.stringify(one.files[field] ?? []) === JSON.stringify(other.files[field] ?? []);

const take = <T>(chosen: Readonly<Record<string, T>>, field: string): Record<string, T> =>
  Object.hasOwn(chosen, field) ? { [field]: chosen[field] as T } : {};

/**
 * Merges what a tab has with what is stored, answer by answer: the newer one is taken, and of two that are as new the one that
 * is written later. A group of boxes is merged box by box.
 * @param unsaved fields that the tab has changed since it was last stored
 * @returns the merged draft, the fields that the tab gets from the store, and those that the store lacks
 */
export const mergeDrafts = (mine: Draft, stored: Draft, unsaved: ReadonlySet<string>) => {
  const [changed, missing]: [string[], string[]] = [[], []];
  const [values, files, counts] = [{}, {}, {}];
  for (const field of new Set([...fieldsOf(mine), ...fieldsOf(stored)])) {
    const [own, other] = [mine.counts[field] ?? 0, stored.counts[field] ?? 0];
    const isOther = other > own || (other === own && !unsaved.has(field));
    const newer = isOther ? stored : mine;
    Object.assign(values, take(newer.values, field));
    Object.assign(files, take(newer.files, field));
    Object.assign(counts, take(newer.counts, field));
    if (!isOther && own + other > 0 && (own !== other || !isSameAnswer(mine, stored, field))) missing.push(field);
    if (isOther && !isSameAnswer(mine, stored, field)) changed.push(field);
  }
  const draft: Draft = { ...mine, values, files, counts };
  return { draft, changed, missing };
};

/** The draft without answers, newer than it is: every tab then empties its form. @param newest the newest count that a tab knows */
export const emptied = (draft: Draft, newest = newestCount(draft)): Draft => {
  const counts = Object.fromEntries(fieldsOf(draft).map((field) => [field, newest + 1]));
  return { ...draft, values: {}, files: {}, counts, answers: 0, isEmpty: true };
};

/** The draft with every answer newer than `other` has it. */
export const newerThan = (draft: Draft, other: Draft): Draft => {
  const count = Math.max(newestCount(draft), newestCount(other)) + 1;
  return { ...draft, counts: Object.fromEntries(fieldsOf(draft).map((field) => [field, count])) };
};
