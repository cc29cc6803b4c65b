/** Opening a draft: what this tab has of a customer and what their account has are brought together. */
import { longForms } from '../../storage/key';
import { store } from '../../storage/store';
import { fits } from '../../storage/transaction';
import { type Draft, encodeDraft, isEmpty, mergeDrafts, otherIn, typedOnto } from './draft';
import * as places from './places';

/** Makes what a guest has typed in this tab the customer's, in the tab: what was typed last wins, answer by answer. */
export const adoptInTab = (tx: places.Tx, form: string, owner: string): void => {
  const [from, to] = [places.tabKey(form, null), places.tabKey(form, owner)];
  if (!tx.has(from)) return;
  const [typed, before] = [places.readAt(from, tx), places.readAt(to, tx)];
  // The other properties of both drafts are kept.
  if (typed)
    tx.write(to, { ...tx.read(to), ...tx.read(from), ...encodeDraft(before ? typedOnto(before, typed) : typed) });
  tx.remove(from);
};

export type Opened = {
  draft: Draft | null;
  /** Whether it is kept with the account, where all tabs have it, or in this tab. */
  isShared: boolean;
  /** Another draft of this customer, in the other place, which they may swap with it. */
  other: Draft | null;
};

/**
 * Opens the customer's draft of a form. What this tab has goes to the account, if that has none, or an earlier version of the same.
 * Of two drafts that have nothing to do with each other the tab's is shown, unless the customer has chosen the account's before.
 */
export const openDraft = (form: string, owner: string | null): Opened => {
  const [inTab, kept, asGuest] = [
    places.tabKey(form, owner),
    places.accountKey(form, owner),
    places.tabKey(form, null),
  ];
  const isMoved = owner !== null && fits(() => adoptInTab(store, form, owner));
  // What could not be moved for want of room is opened where it is.
  const own = places.readAt(inTab) ?? (isMoved ? null : places.readAt(asGuest));
  if (!kept) return { draft: own, isShared: false, other: null };
  const stored = places.readAt(kept);
  if (!own) return { draft: stored, isShared: true, other: null };
  const isOne = stored !== null && own.id !== '' && own.id === stored.id;
  if (stored && !isOne && !isEmpty(stored)) {
    const isKnown = otherIn(own, stored).length === 0;
    if (isKnown) places.removeAt(inTab);
    if (isKnown || own.isAside) return { draft: stored, isShared: true, other: isKnown ? null : own };
    return { draft: own, isShared: false, other: stored };
  }
  const merged = stored ? (isOne ? mergeDrafts(own, stored, null) : typedOnto(stored, own)) : own;
  const draft = { ...merged, at: own.at ?? new Date(Date.now()).toISOString(), isAside: false };
  if (fits(() => store.write(kept, encodeDraft(draft)))) for (const from of [inTab, asGuest]) places.removeAt(from);
  return { draft, isShared: true, other: null };
};

/** At the start of an account or order page: what is over goes, and what this tab has of the customer's long forms moves to their account. */
export const tidyDrafts = (): void => {
  places.removeOver();
  const owner = places.draftOwner();
  if (owner !== null) for (const form of longForms) openDraft(form, owner);
};
