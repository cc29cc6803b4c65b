/** Drafts belong to a customer. Those of long forms are kept with the account, all others in the tab. */
import { draftDays } from '../../content/flows/drafts';
import { addDays } from '../../lib/dates';
import type { StorageKey } from '../../storage/key';
import { type LongForm, longForms } from '../../storage/key';
import type { KeptDraft } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';

type StoredDraft = Readonly<Record<string, unknown>>;

/** Address of the signed-in customer, who owns what is typed; null if nobody is signed in. */
export const draftOwner = (): string | null => signedInEmail(store);

const isLong = (form: string): form is LongForm => longForms.some((long) => long === form);

/** The key of a draft in this tab: `draft:{form}:{owner}`, or `draft:{form}` for what is typed while nobody is signed in. */
export const tabDraftKey = (form: string, owner: string | null): StorageKey<StoredDraft | null> =>
  keys.draft(owner === null ? form : `${form}:${owner}`);

export const keptKeys = { onboarding: keys.briefDraftOf, 'instant-site': keys.siteDraftOf } as const;

/** The key of a draft that is kept with an account; null for what stays in the tab. */
export const keptKey = (form: string, owner: string | null): StorageKey<KeptDraft | null> | null =>
  owner !== null && isLong(form) ? keptKeys[form](owner) : null;

/** When a draft is deleted. The browser's own clock decides, so that the demo desk's clock deletes nobody's answers. */
export const endOf = ({ at }: KeptDraft): Date => addDays(new Date(at), draftDays);

/** A customer's draft of a long form; null also if it is over. */
export const readKept = (form: string, owner: string | null): KeptDraft | null => {
  const key = keptKey(form, owner);
  const draft = key && store.read(key);
  return draft && endOf(draft).getTime() > Date.now() ? draft : null;
};

export const removeKey = (key: StorageKey<unknown> | null): void => {
  if (key && store.raw(key.name, key.area) !== null) store.remove(key);
};

/** Until when the draft is kept with the account (ISO 8601); null if it is not. */
export const keptUntil = (form: string, owner: string | null): string | null => {
  const draft = readKept(form, owner);
  return draft && endOf(draft).toISOString();
};

/** The text of the draft that is kept with the account, by which a tab notices that another has changed it; null if there is none. */
export const keptText = (form: string, owner: string | null): string | null => {
  const key = keptKey(form, owner);
  return key && store.read(key) && store.raw(key.name);
};

/** Falls back to this tab if the storage is full. @returns false if it fell back @throws {StorageWriteError} no room there either */
export const writeDraft = (form: string, owner: string | null, draft: StoredDraft): boolean => {
  const kept = keptKey(form, owner);
  const inTab = tabDraftKey(form, owner);
  if (kept)
    try {
      store.write(kept, { ...draft, at: new Date(Date.now()).toISOString() });
      removeKey(inTab);
      return true;
    } catch (error) {
      if (!(error instanceof StorageWriteError)) throw error;
    }
  store.write(inTab, draft);
  return !kept;
};

/** Removes a draft, unless another tab has changed it. @param seen its text as this tab has last read or written it */
export const removeDraft = (form: string, owner: string | null, seen: string | null): void => {
  if (keptText(form, owner) === seen) removeKey(keptKey(form, owner));
  removeKey(tabDraftKey(form, owner));
};

type OpenedDraft = {
  /** As it was stored, not validated; null if there is none. */
  draft: StoredDraft | null;
  /** Whether the account has another draft, so that the customer has to choose one. */
  hasRival: boolean;
  /** Whether it is in this tab because the storage of its usual place is full. */
  isInTab: boolean;
};

/** What this tab has for the customer is moved to where their drafts are kept, if there is none, and only then removed. */
export const openDraft = (form: string, owner: string | null): OpenedDraft => {
  const kept = keptKey(form, owner);
  const [own, anonymous] = [tabDraftKey(form, owner), tabDraftKey(form, null)];
  const [ownDraft, anonymousDraft] = [store.read(own), owner === null ? null : store.read(anonymous)];
  const draft = ownDraft ?? anonymousDraft;
  const stored = readKept(form, owner);
  if (draft === null) return { draft: stored, hasRival: false, isInTab: false };
  if (stored) return { draft, hasRival: true, isInTab: true };
  if (ownDraft && !kept) return { draft, hasRival: false, isInTab: false };
  let isInTab = true;
  try {
    isInTab = !writeDraft(form, owner, draft);
    if (!ownDraft) store.remove(anonymous);
  } catch (error) {
    // The draft stays under its old key and is moved the next time the form is opened.
    if (!(error instanceof StorageWriteError)) throw error;
  }
  return { draft, hasRival: false, isInTab };
};

/** Moves what this tab has of the signed-in customer's long forms to their account, as far as it has no other drafts of them. */
export const moveDrafts = (): void => {
  const owner = draftOwner();
  if (owner !== null) for (const form of longForms) openDraft(form, owner);
};
