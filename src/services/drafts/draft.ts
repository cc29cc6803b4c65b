/** A draft, and how two versions of one become one. Pure: it knows neither storage nor clock. */
import { isRecord } from '../../lib/is-record';
import { createId } from '../../lib/random';

/** What was answered; of a field with files their names, never their content. */
export type Leaf = string | boolean | number | readonly string[];
/** By dotted field name. `undefined`, or missing: as the form begins. */
export type Leaves = Readonly<Record<string, Leaf | undefined>>;
export type FileNames = Readonly<Record<string, readonly string[]>>;
export type Stored = Readonly<Record<string, unknown>>;

export type Draft = {
  /** Idempotency key of the submission; '' if an earlier build has stored none. */
  id: string;
  /** When it was last changed (ISO 8601); null if an earlier build has stored it in the tab. */
  at: string | null;
  /** It has every field that was ever changed. */
  values: Leaves;
  /**
   * How new each answer is: one higher than all that the tab knew when it was changed. No clock, which may go back. Earlier
   * builds have counted nothing.
   */
  counts: Readonly<Record<string, number>>;
  /** How many answers a person would count. */
  answers: number;
  /** Something was sent, or is being sent, under its id, which therefore stays. */
  isClaimed: boolean;
  /** The customer has chosen the account's draft instead of this one of the tab. */
  isAside: boolean;
};

export const freshDraft = (): Draft => ({
  ...{ id: createId(), at: null, values: {}, counts: {}, answers: 0, isClaimed: false, isAside: false },
});

/** Every answer is as the form begins. Such a draft is kept so that other tabs learn of it. */
export const isEmpty = ({ values }: Draft): boolean => Object.values(values).every((value) => value === undefined);

export const isLeaf = (value: unknown): value is string | boolean | number =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const readAll = <T>(all: unknown, read: (value: unknown) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isRecord(all) ? all : {})
      .filter(([field]) => !(field in Object.prototype))
      .map(([field, value]) => [field, read(value)]),
  );
const withoutValues = (all: unknown) => readAll(all, () => undefined);
const namesIn = (list: unknown) => (Array.isArray(list) ? list.filter(isText) : []);

/** Reads what is stored, by this build or an earlier one, damaged or not. */
export const decodeDraft = (stored: Stored): Draft => {
  const values = {
    ...withoutValues(stored.counts),
    ...readAll(stored.files, (list) => (namesIn(list).length > 0 ? namesIn(list) : undefined)),
    ...readAll(stored.values, (value) => (isLeaf(value) ? value : undefined)),
  };
  return {
    id: isText(stored.id) && /^[0-9a-f]{32}$/.test(stored.id) ? stored.id : '',
    at: isText(stored.at) ? stored.at : null,
    // Earlier builds have kept what is as the form begins.
    values: stored.isEmpty === true ? withoutValues(values) : values,
    counts: readAll(stored.counts, (count) => (isCount(count) ? count : 0)),
    answers: typeof stored.answers === 'number' ? stored.answers : 0,
    isClaimed: stored.isClaimed === true,
    isAside: stored.isAside === true,
  };
};

/** Earlier builds read names of files apart, and whether it is empty. */
export const encodeDraft = (draft: Draft): Stored => {
  const part = (isOfFiles: boolean) =>
    Object.fromEntries(Object.entries(draft.values).filter(([, value]) => Array.isArray(value) === isOfFiles));
  return { ...draft, values: part(false), files: part(true), isEmpty: isEmpty(draft) };
};

const isSame = (one: Leaf | undefined, other: Leaf | undefined): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** The fields that have another answer than a version of the same draft. */
export const otherIn = ({ values }: Draft, version: Draft | null): string[] =>
  Object.keys(values).filter((field) => !isSame(values[field], version?.values[field]));
/** Those, and what is newer or older. */
export const changedIn = (draft: Draft, version: Draft | null): string[] => [
  ...otherIn(draft, version),
  ...Object.keys(draft.counts).filter((field) => draft.counts[field] !== (version?.counts[field] ?? 0)),
];

/** The draft with these answers, newer than all that it has. */
export const answered = (draft: Draft, values: Leaves, answers: number): Draft => {
  const count = Math.max(0, ...Object.values(draft.counts)) + 1;
  const counts = { ...draft.counts, ...Object.fromEntries(Object.keys(values).map((field) => [field, count])) };
  return { ...draft, values: { ...draft.values, ...values }, counts, answers };
};

/**
 * What was typed into a form: what is neither as it was shown before nor as the draft has it.
 * @param now what the form shows, of fields with files the names of those attached here
 * @param next the same with the names of all files, those to attach again among them
 */
export const typedInto = (draft: Draft, before: Leaves, now: Leaves, next = now): Leaves => {
  const isTyped = (field: string) => !isSame(now[field], before[field]) && !isSame(next[field], draft.values[field]);
  const typed = Object.keys({ ...before, ...now }).filter(isTyped);
  return Object.fromEntries(typed.map((field) => [field, next[field]]));
};

/** The draft without answers, newer than it is: every tab then empties its form. */
export const emptied = (draft: Draft): Draft => answered(draft, withoutValues(draft.values), 0);

/** What was typed later onto what was typed before, answer by answer. */
export const typedOnto = (before: Draft, typed: Draft): Draft => {
  const { values, counts } = answered(before, typed.values, 0);
  return { ...typed, values, counts };
};

/**
 * Merges what a tab has with what is stored, answer by answer: the newer one is taken, and of two that are as new the one that
 * is written later. A group of boxes is merged box by box.
 * @param saved what this tab has last read or written: what it has changed since is written later
 */
export const mergeDrafts = (mine: Draft, stored: Draft, saved: Draft | null): Draft => {
  const unsaved = new Set(changedIn(mine, saved));
  const [values, counts] = [{ ...stored.values }, { ...stored.counts }];
  for (const [field, value] of Object.entries(mine.values)) {
    const [own, other] = [mine.counts[field] ?? 0, stored.counts[field] ?? 0];
    if (other > own || (other === own && !unsaved.has(field))) continue;
    [values[field], counts[field]] = [value, own];
  }
  const merged = { ...mine, at: stored.at, values, counts, isClaimed: mine.isClaimed || stored.isClaimed };
  return changedIn(merged, stored).length > 0 ? merged : { ...merged, answers: stored.answers };
};
