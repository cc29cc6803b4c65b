/** Opening a draft: what this tab has of a customer and what their account has are brought together. */
import { longForms } from '../../storage/key';
import { store } from '../../storage/store';
import { fits } from '../../storage/transaction';
import { type Draft, encodeDraft, isEmpty, mergeDrafts, otherIn, typedOnto } from './draft';
import * as places from './places';

/** Makes what a guest has typed in this tab the customer's, in the tab: what was typed last wins, answer by answer. */
export const adoptInTab = (tx: places.Tx, form: string, owner: string): void => {
  const [from, to] = [places.tabKey(form, null), places.tabKey(form, owner)];
  const [typed, before] = [places.readAt(from, tx), places.readAt(to, tx)];
  // The other properties of both drafts are kept.
  if (typed)
    tx.write(to, { ...tx.read(to), ...tx.read(from), ...encodeDraft(before ? typedOnto(before, typed) : typed) });
  places.removeAt(from, tx);
};

/**
 * Opens the customer's draft of a form. What this tab has goes to the account, if that has none, or an earlier version of the same.
 * Of two drafts that have nothing to do with each other the tab's is shown, unless the customer has chosen the account's before.
 * @returns `isShared`: it is kept with the account, where all tabs have it; `other`: another draft, in the other place
 */
export const openDraft = (form: string, owner: string | null) => {
  const opened = (draft: Draft | null, isShared: boolean, other: Draft | null = null) => ({ draft, isShared, other });
  const [inTab, asGuest] = [places.tabKey(form, owner), places.tabKey(form, null)];
  const kept = places.accountKey(form, owner);
  if (owner !== null) fits(() => adoptInTab(store, form, owner));
  // What could not be moved for want of room is opened where it is.
  const own = places.readAt(inTab) ?? places.readAt(asGuest);
  if (!kept) return opened(own, false);
  const stored = places.readAt(kept);
  if (!own) return opened(stored, true);
  const isOne = own.id !== '' && own.id === stored?.id;
  if (stored && !isOne && !isEmpty(stored)) {
    const isKnown = otherIn(own.values, stored.values).length === 0;
    if (isKnown) places.removeAt(inTab);
    if (isKnown || own.isAside) return opened(stored, true, isKnown ? null : own);
    return opened(own, false, stored);
  }
  const merged = isOne
    ? mergeDrafts(own, stored, Object.keys(own.values)).draft
    : stored
      ? typedOnto(stored, own)
      : own;
  const draft = { ...merged, at: own.at ?? new Date(Date.now()).toISOString(), isAside: false };
  if (fits(() => store.write(kept, encodeDraft(draft)))) for (const from of [inTab, asGuest]) places.removeAt(from);
  return opened(draft, true);
};

/** At the start of an account or order page: what is over goes, and what this tab has of the customer's long forms moves to their account. */
export const tidyDrafts = (): void => {
  places.removeOver();
  const owner = places.draftOwner();
  if (owner !== null) for (const form of longForms) openDraft(form, owner);
};
