/** Logging out. The next person in this tab may be somebody else. */
import { isAdminEmail } from '../../content/account/admin';
import { tabDraftPrefix } from '../../storage/key';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { ownerEmail } from '../account/account-data';
import { endSession, keepForOwner } from '../account/session';
import { adoptInTab } from '../drafts/places';
import { customerOf, hasAddress, isVisitors, readVisitor, type Visitor } from '../submissions/owner';

/** Admins and the desk's sample people may look at what a visitor has sent, but never become its owner. */
const isOwnAccount = (tx: Transaction, email: string) =>
  !isAdminEmail(email) && !tx.read(keys.sampleData).includes(email);

/** Makes the customer the owner of what was sent while nobody was logged in: with their address, or from this tab without any. */
const keepSent = (tx: Transaction, visitor: Visitor, email: string) => {
  const all = tx.read(keys.submissions);
  const isKept = (one: keys.Submission) =>
    one.owner === undefined && isVisitors(one, visitor) && (customerOf(one) === email || !hasAddress(one));
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
    if (name.startsWith(tabDraftPrefix) && !form.includes(':')) adoptInTab(tx, form, email);
  }
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
      const visitor = readVisitor(tx);
      const { email } = visitor;
      if (email !== null && isOwnAccount(tx, email)) {
        keepSent(tx, visitor, email);
        keepTyped(tx, email);
      }
      keepForOwner(tx);
      endSession(tx);
    })
    .catch(
      orElse((tx) => {
        const owner = ownerEmail(tx);
        endSession(tx);
        if (owner) tx.write(keys.accountOwner, owner);
      }),
    )
    .catch(orElse(endSession));
