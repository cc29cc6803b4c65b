/** A draft, and how two versions of one become one. Pure: it knows neither storage nor clock. */
import * as v from 'valibot';
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
  /** With every field that was ever changed. */
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

const isText = (value: unknown) => typeof value === 'string';
const namesIn = (list: unknown[]) => (list.some(isText) ? list.filter(isText) : undefined);
const byField = <T>(schema: v.GenericSchema<unknown, T>, damaged: T) =>
  v.fallback(v.record(v.string(), v.fallback(schema, damaged)), {});

/** What is stored, by this build or an earlier one, damaged or not. */
const storedShape = v.object({
  id: v.fallback(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)), ''),
  at: v.fallback(v.nullable(v.string()), null),
  values: byField(v.custom<Leaf | undefined>(isLeaf), undefined),
  files: byField(v.pipe(v.array(v.unknown()), v.transform(namesIn)), undefined),
  counts: byField(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  answers: v.fallback(v.number(), 0),
  isClaimed: v.fallback(v.boolean(), false),
  isAside: v.fallback(v.boolean(), false),
  isEmpty: v.fallback(v.boolean(), false),
});

export const withoutValues = (fields: Readonly<Record<string, unknown>>): Leaves =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));

export const decodeDraft = (stored: Stored): Draft => {
  const { files, isEmpty: isBare, ...draft } = v.parse(storedShape, stored);
  const values = { ...withoutValues(draft.counts), ...files, ...draft.values };
  // Earlier builds have kept what is as the form begins.
  return { ...draft, values: isBare ? withoutValues(values) : values };
};

/** Earlier builds read names of files apart, and whether it is empty. */
export const encodeDraft = (draft: Draft): Stored => {
  const part = (isOfFiles: boolean) =>
    Object.fromEntries(Object.entries(draft.values).filter(([, value]) => Array.isArray(value) === isOfFiles));
  return { ...draft, values: part(false), files: part(true), isEmpty: isEmpty(draft) };
};

const isSame = (one: Leaf | undefined, other: Leaf | undefined): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

export const otherIn = (here: Leaves, there: Leaves): string[] =>
  Object.keys(here).filter((field) => !isSame(here[field], there[field]));

export const isSameIn = ({ values }: Draft, version: Draft | null): boolean =>
  version !== null && otherIn(values, version.values).length === 0;

/** The draft with these answers, newer than all that it has. */
export const answered = (draft: Draft, values: Leaves): Draft => {
  const count = Math.max(0, ...Object.values(draft.counts)) + 1;
  const counts = { ...draft.counts, ...Object.fromEntries(Object.keys(values).map((field) => [field, count])) };
  return { ...draft, values: { ...draft.values, ...values }, counts };
};

/** The draft without answers, newer than it is: every tab then empties its form. */
export const emptied = (draft: Draft): Draft => ({ ...answered(draft, withoutValues(draft.values)), answers: 0 });

/** What was typed later onto what was typed before, answer by answer. */
export const typedOnto = (before: Draft, typed: Draft): Draft => {
  const { values, counts } = answered(before, typed.values);
  return { ...typed, values, counts };
};

/**
 * Merges what a tab has with what is stored, answer by answer: the newer one is taken, and of two that are as new the one that
 * is written later. A group of boxes is merged box by box.
 * @param unsaved the fields that the tab has yet to write
 * @returns the merged draft, and the fields of it that are not stored yet
 */
export const mergeDrafts = (mine: Draft, stored: Draft, unsaved: readonly string[]) => {
  const kept = Object.keys(mine.values).filter((field) => {
    const [own, other] = [mine.counts[field] ?? 0, stored.counts[field] ?? 0];
    return own > other || (own === other && unsaved.includes(field));
  });
  const [values, counts] = [{ ...stored.values }, { ...stored.counts }];
  for (const field of kept) [values[field], counts[field]] = [mine.values[field], mine.counts[field] ?? 0];
  const { at, answers } = kept.length > 0 ? mine : stored;
  const isClaimed = mine.isClaimed || stored.isClaimed;
  return { draft: { ...mine, at, values, counts, answers, isClaimed }, unsaved: kept };
};

/**
 * What a form opens of the draft of its tab and that of the account: the tab's onto the account's if that is empty, or an earlier
 * version of the same. Two that have nothing to do with each other stay two, and the tab's is shown, unless it was set aside.
 */
export const bringTogether = (own: Draft | null, stored: Draft | null) => {
  const of = (draft: Draft | null, isOwn: boolean, other: Draft | null = null) => ({ draft, isOwn, other });
  if (!own || isSameIn(own, stored)) return of(stored, false);
  if (!stored || (own.id !== '' && own.id === stored.id)) return of(own, true);
  if (isEmpty(stored)) return of(typedOnto(stored, own), true);
  return own.isAside ? of(stored, false, own) : of(own, true, stored);
};
