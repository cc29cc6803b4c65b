/** Whose the drafts of forms are: several people may use one tab, one after the other. */
import type { StorageKey } from '../../storage/key';
import * as keys from '../../storage/schema';
import { StorageWriteError, store } from '../../storage/store';
import { currentEmail } from '../account/account-data';

type StoredDraft = Readonly<Record<string, unknown>>;

/** The address of whoever is signed in and so owns what is typed; null where nobody is. */
export const draftOwner = (): string | null => (store.read(keys.authToken) === null ? null : currentEmail(store));

/** Where a form's draft is kept: nobody's under the form's own name, a customer's beside it. */
export const draftKey = (form: string, owner: string | null): StorageKey<StoredDraft | null> =>
  keys.draft(owner === null ? form : `${form}:${owner}`);

/**
 * A form's draft for its owner. Where they have none, they take over what was typed while nobody was signed in, so that
 * nobody else finds it.
 * @returns the draft as it was stored, untrusted; null where there is none
 */
export const takeDraft = (form: string, owner: string | null): StoredDraft | null => {
  const [own, nobodys] = [draftKey(form, owner), draftKey(form, null)];
  const draft = store.read(own) ?? store.read(nobodys);
  if (draft === null || own.name === nobodys.name || store.read(own) !== null) return draft;
  try {
    store.write(own, draft);
    store.remove(nobodys);
  } catch (error) {
    // It then stays where it is, and is moved when it is opened the next time.
    if (!(error instanceof StorageWriteError)) throw error;
  }
  return draft;
};
