/** Drafts of forms belong to a customer, because several customers may use one tab one after the other. */
import type { StorageKey } from '../../storage/key';
import * as keys from '../../storage/schema';
import { StorageWriteError, store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';

type StoredDraft = Readonly<Record<string, unknown>>;

/** Address of the signed-in customer, who owns what is typed; null if nobody is signed in. */
export const draftOwner = (): string | null => signedInEmail(store);

/** The key of a form's draft: `draft:{form}:{owner}`, or `draft:{form}` for what is typed while nobody is signed in. */
export const draftKey = (form: string, owner: string | null): StorageKey<StoredDraft | null> =>
  keys.draft(owner === null ? form : `${form}:${owner}`);

/**
 * Reads a form's draft. A customer without one takes over the draft that was typed while nobody was signed in; it is moved
 * to their key, so that no other customer sees it.
 * @returns the draft as it was stored, not validated; null if there is none
 */
export const takeDraft = (form: string, owner: string | null): StoredDraft | null => {
  const [own, anonymous] = [draftKey(form, owner), draftKey(form, null)];
  const draft = store.read(own) ?? store.read(anonymous);
  if (draft === null || own.name === anonymous.name || store.read(own) !== null) return draft;
  try {
    store.write(own, draft);
    store.remove(anonymous);
  } catch (error) {
    // The draft stays under its old key and is moved the next time the form is opened.
    if (!(error instanceof StorageWriteError)) throw error;
  }
  return draft;
};
