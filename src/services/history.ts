/** The customer's own history (spec /history). */
import { toCents } from '../lib/money';
import { newestFirst } from '../storage/history-entry';
import type { HistoryEntry } from '../storage/schema';
import * as keys from '../storage/schema';
import { store } from '../storage/store';
import { readCredits, readHistory } from './account-data';

/** A history entry with the balance after it, in credits. */
export type Statement = HistoryEntry & { balance: number };
/** Credits bought and redeemed as positive counts, money in cents. */
export type HistoryTotals = { purchased: number; redeemed: number; spentCents: number };
export type Account = {
  credits: number;
  hasPaymentMethod: boolean;
  statements: readonly Statement[];
  totals: HistoryTotals;
};

/**
 * Entries newest first, each with the balance after it. Reckoned back from today's balance, so that the newest row
 * always agrees with it, also where older entries could not be read.
 */
const toStatements = (history: readonly HistoryEntry[], credits: number): Statement[] => {
  let balance = credits;
  return history.toSorted(newestFirst).map((entry) => {
    const statement = { ...entry, balance };
    balance -= entry.credits;
    return statement;
  });
};

const totalsOf = (history: readonly HistoryEntry[]): HistoryTotals => {
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

/** What the one signed in owns, read afresh. */
export const readAccount = (): Account => {
  const history = readHistory(store);
  const credits = readCredits(store);
  return {
    credits,
    hasPaymentMethod: store.read(keys.hasPaymentMethod),
    statements: toStatements(history, credits),
    totals: totalsOf(history),
  };
};
