import { toCents } from '../../content/format/money';
import { identityOf, newestFirst } from '../../storage/history-entry';
import { authToken, type HistoryEntry } from '../../storage/schema';
import { store } from '../../storage/store';
import { readCredits, readHasCard, readHistory } from '../account/account-data';

/** A history entry with the balance after it, in credits, and a React key that is unique in the list. */
export type Statement = HistoryEntry & { balance: number; key: string };
export type Account = ReturnType<typeof readAccount>;

/** Newest first. Balances are computed backwards from the current one, with which the newest row agrees even after damage. */
const toStatements = (history: readonly HistoryEntry[], credits: number): Statement[] => {
  let balance = credits;
  const repeats = new Map<string, number>();
  return history.toSorted(newestFirst).map((entry) => {
    const identity = identityOf(entry);
    const repeat = repeats.get(identity) ?? 0;
    repeats.set(identity, repeat + 1);
    const statement = { ...entry, balance, key: `${identity} ${repeat}` };
    balance -= entry.credits;
    return statement;
  });
};

const totalsOf = (history: readonly HistoryEntry[]) => {
  const totals = { purchased: 0, redeemed: 0, spentCents: 0 };
  for (const entry of history) {
    if (entry.type === 'redemption') totals.redeemed -= entry.credits;
    else {
      totals.purchased += entry.credits;
      totals.spentCents += toCents(entry.amount);
    }
  }
  return totals;
};

export const readAccount = () => {
  const history = readHistory(store);
  const credits = readCredits(store);
  return {
    credits,
    hasPaymentMethod: readHasCard(store),
    statements: toStatements(history, credits),
    totals: totalsOf(history),
  };
};

/** The statements of the customer who is signed in; none while nobody is. */
export const readOwnStatements = (): readonly Statement[] =>
  store.read(authToken) === null ? [] : readAccount().statements;
