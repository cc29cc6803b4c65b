/** Opening a draft: what this tab has of a customer and what their account has are brought together. */
import { longForms } from '../../storage/key';
import { StorageWriteError, store } from '../../storage/store';
import { type Draft, isSameAnswer, mergeDrafts, newerThan } from './draft';
import {
  accountKey,
  atOnce,
  type DraftKey,
  draftOwner,
  nowByBrowser,
  readAt,
  removeAt,
  removeOver,
  type Tx,
  tabKey,
} from './places';

/** What was typed later onto what was typed before, answer by answer. */
const typedOnto = (before: Draft | null, typed: Draft): Draft =>
  before ? mergeDrafts(newerThan(typed, before), before, new Set()).draft : typed;

/** Makes what a guest has typed in this tab the customer's, in the tab: what was typed last wins, answer by answer. */
export const adoptInTab = (tx: Tx, form: string, owner: string): void => {
  const [from, to] = [tabKey(form, null), tabKey(form, owner)];
  if (!tx.has(from)) return;
  const typed = readAt(from, tx);
  // The other properties of both drafts are kept.
  if (typed) tx.write(to, { ...tx.read(to), ...tx.read(from), ...typedOnto(readAt(to, tx), typed) });
  tx.remove(from);
};

type Found = { draft: Draft; key: DraftKey };
export type Opened = {
  draft: Draft | null;
  /** The key that it is stored under. */
  key: DraftKey;
  /** Another draft of this customer, which they may swap with it. */
  other: Found | null;
};

/** Runs a step. @returns whether there was room for it */
export const fits = (step: () => void): boolean => {
  try {
    step();
    return true;
  } catch (error) {
    if (error instanceof StorageWriteError) return false;
    throw error;
  }
};

/**
 * Opens the customer's draft of a form. What this tab has goes to the account, if that has none, or an earlier version of the same.
 * Of two drafts that have nothing to do with each other the tab's is shown, unless the customer has chosen the account's before.
 */
export const openDraft = (form: string, owner: string | null): Opened => {
  const [inTab, kept] = [tabKey(form, owner), accountKey(form, owner)];
  const isMoved = owner !== null && fits(() => adoptInTab(atOnce, form, owner));
  // What could not be moved for want of room is opened where it is.
  const [own, stored] = [readAt(inTab) ?? (isMoved ? null : readAt(tabKey(form, null))), readAt(kept)];
  if (!kept) return { draft: own, key: inTab, other: null };
  if (!own) return { draft: stored, key: kept, other: null };
  const [ownKept, storedKept]: [Found, Found | null] = [
    { draft: own, key: inTab },
    stored && !stored.isEmpty ? { draft: stored, key: kept } : null,
  ];
  const isOne = stored !== null && own.id !== '' && own.id === stored.id;
  if (storedKept && !isOne) {
    const isKnown = Object.keys({ ...own.values, ...own.files }).every((field) =>
      isSameAnswer(own, storedKept.draft, field),
    );
    if (isKnown) removeAt(inTab);
    if (isKnown) return { ...storedKept, other: null };
    return own.isAside ? { ...storedKept, other: ownKept } : { ...ownKept, other: storedKept };
  }
  const typed = stored && !isOne ? newerThan(own, stored) : own;
  const draft = stored ? mergeDrafts(typed, stored, new Set(Object.keys({ ...own.values, ...own.files }))).draft : own;
  const moved = { ...draft, at: own.at ?? nowByBrowser(), isEmpty: own.isEmpty, isAside: undefined };
  if (fits(() => store.write(kept, moved))) for (const from of [inTab, tabKey(form, null)]) removeAt(from);
  return { draft: moved, key: kept, other: null };
};

/** At the start of an account or order page: what is over goes, and what this tab has of the customer's long forms moves to their account. */
export const tidyDrafts = (): void => {
  removeOver();
  const owner = draftOwner();
  if (owner !== null) for (const form of longForms) openDraft(form, owner);
};
