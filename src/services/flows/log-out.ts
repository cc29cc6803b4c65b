/** Logging out. The next person in this tab may be somebody else. */
import { tabDraftPrefix } from '../../storage/key';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { ownerEmail } from '../account/account-data';
import { endSession, keepForOwner } from '../account/session';
import { customerOf, isVisitors, readVisitor } from '../submissions/owner';
import { tabDraftKey } from './drafts';

/** What was sent while nobody was logged in is theirs from now on: with their address, or from this tab without any. */
const keepSent = (tx: Transaction, email: string) => {
  const visitor = readVisitor(tx);
  const all = tx.read(keys.submissions);
  const isKept = (one: keys.Submission) =>
    one.owner === undefined && isVisitors(one, visitor) && (customerOf(one) ?? email) === email;
  if (all.some(isKept))
    tx.write(
      keys.submissions,
      all.map((one) => (isKept(one) ? { ...one, owner: email } : one)),
    );
};

/** What the customer typed in this tab before they logged in becomes a draft of theirs. */
const keepTyped = (tx: Transaction, email: string) => {
  for (const name of store.names('session')) {
    const form = name.slice(tabDraftPrefix.length);
    if (!name.startsWith(tabDraftPrefix) || form.includes(':')) continue;
    const [from, to] = [tabDraftKey(form, null), tabDraftKey(form, email)];
    const draft = tx.read(from);
    if (draft && !tx.has(to)) tx.write(to, draft);
    tx.remove(from);
  }
};

const leave = (tx: Transaction) => {
  endSession(tx);
  tx.remove(keys.sentHere);
};

/** An error handler that tries another step when the last one failed because the storage is full. */
const orElse = (step: (tx: Transaction) => void) => (error: unknown) => {
  if (error instanceof StorageWriteError) return store.transact(step);
  throw error;
};

/** Full storage must not keep anybody signed in: without room for the mirror, only the owner's address is written, or nothing. */
export const logOut = (): Promise<void> =>
  store
    .transact((tx) => {
      const { email } = readVisitor(tx);
      if (email !== null) {
        keepSent(tx, email);
        keepTyped(tx, email);
      }
      keepForOwner(tx);
      leave(tx);
    })
    .catch(
      orElse((tx) => {
        const owner = ownerEmail(tx);
        leave(tx);
        if (owner) tx.write(keys.accountOwner, owner);
      }),
    )
    .catch(orElse(leave));
