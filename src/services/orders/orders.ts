import { toCents } from '../../content/format/money';
import { identityOf, newestFirst } from '../../storage/history-entry';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import {
  changeHistory,
  nameFromEmail,
  ownerEmail,
  readCredits,
  readCreditsOf,
  readHistory,
} from '../account/account-data';
import { ServiceError } from '../errors';

export type Order = HistoryEntry & { userEmail: string; userName: string };

const nameOf = (email: string) => store.read(keys.userNameOf(email)) ?? nameFromEmail(email);

const customerEmails = () =>
  store
    .names()
    .filter((name) => name.startsWith(keys.creditHistoryOf.prefix))
    .map((name) => name.slice(keys.creditHistoryOf.prefix.length));

/** The provider's session that a purchase was paid in; '' if there is none. */
export const sessionOf = (entry: HistoryEntry): string => (entry.type === 'purchase' && entry.stripeSessionId) || '';

export const orderKey = (order: Order): string => `${order.userEmail} ${identityOf(order)}`;

/** Entries by identity, without duplicates; of two duplicates the later one in the list is kept. */
const distinct = (entries: readonly HistoryEntry[]) => new Map(entries.map((entry) => [identityOf(entry), entry]));

/** Newest first, without duplicates: all customers' own histories, and the current one, which counts for its owner. */
export const readOrders = (): readonly Order[] => {
  const owner = ownerEmail(store);
  const histories = customerEmails()
    .filter((email) => email !== owner)
    .map((email) => ({ email, entries: distinct(store.read(keys.creditHistoryOf(email))) }));
  const current = readHistory(store);
  const own = owner ? store.read(keys.creditHistoryOf(owner)) : [];
  // An entry that is also in another customer's own history is theirs: the current-user keys may hold a former owner's data.
  const ownEntries = distinct([...own, ...current]);
  for (const { entries } of histories) for (const identity of entries.keys()) ownEntries.delete(identity);
  histories.push({ email: owner ?? '', entries: ownEntries });
  return histories
    .flatMap(({ email, entries }) => {
      const userName = email === owner ? (store.read(keys.userName) ?? nameOf(email)) : nameOf(email);
      return Array.from(entries.values(), (entry) => ({ ...entry, userEmail: email, userName }));
    })
    .sort(newestFirst);
};

export const totalOrders = (orders: readonly Order[]) => {
  const totals = { revenueCents: 0, creditsIssued: 0, redemptions: 0 };
  for (const order of orders) {
    if (order.type === 'redemption') totals.redemptions += 1;
    else {
      totals.revenueCents += toCents(order.amount);
      totals.creditsIssued += order.credits;
    }
  }
  return { ...totals, activeUsers: new Set(orders.map((order) => order.userEmail)).size };
};

export type OrderCustomer = ReturnType<typeof readCustomer>;

export const readCustomer = (email: string) => ({
  email,
  name: nameOf(email),
  credits: email === ownerEmail(store) ? readCredits(store) : readCreditsOf(store, email),
});

/** Changes an active order to completed, or back. @throws {ServiceError} 'unknown-entry' */
export const changeStatus = (
  tx: Transaction,
  { identity, userEmail }: { identity: string; userEmail: string },
  isCompleted: boolean,
): void => {
  const [before, after] = isCompleted ? (['active', 'completed'] as const) : (['completed', 'active'] as const);
  const isSame = (entry: HistoryEntry) => identityOf(entry) === identity;
  const change = (entry: HistoryEntry) =>
    isSame(entry) && entry.status === before ? { ...entry, status: after } : entry;
  const isFound = changeHistory(tx, userEmail || null, (history) =>
    history.some(isSame) ? history.map(change) : history,
  );
  if (!isFound) throw new ServiceError('unknown-entry');
};
