/** Sample orders for an empty browser, so that the admin page has something to show. Always labeled as sample. */

import { adminEmails } from '../../content/account/admin';
import { creditPacks, creditServices } from '../../content/catalogue/credits';
import { addDays } from '../../lib/dates';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { creditSum, isKnown } from '../account/account-data';
import { ServiceError } from '../errors';
import { pick, samplePurchase, sampleRedemption } from './sample-entries';

const customers = [
  'Bakery owner',
  'Festival producer',
  'Clinic manager',
  'Startup founder',
  'Museum director',
  'Bike shop owner',
];
const days = 84;
const steps = 6;

const slug = (name: string) => name.toLowerCase().replace(/\W+/g, '-');

/** One customer's history over the last twelve weeks: purchases and redemptions, whose balance is never negative. */
const historyOf = (customer: number, now: Date): HistoryEntry[] => {
  const entries: HistoryEntry[] = [];
  let balance = 0;
  for (let step = 0; step < steps; step += 1) {
    const age = Math.max(1, days - customer * 5 - step * 13);
    const date = addDays(now, -age);
    const id = `${customer}-${step}`;
    const service = pick(creditServices, customer * 2 + step);
    // Every second customer buys again at the end, so that revenue reaches the last days.
    const buysAgain = step === steps - 1 && customer % 2 === 1;
    const pack = pick(creditPacks, service.credits > 100 ? 1 + ((customer + step) % 2) : 0);
    const entry =
      balance < service.credits || buysAgain
        ? samplePurchase(id, pack.id, date)
        : sampleRedemption(id, service, date, age);
    balance += entry.credits;
    entries.unshift(entry);
  }
  return entries;
};

/** Stores that these customers are samples, so that they can be removed again. */
export const markAsSamples = (tx: Transaction, emails: readonly string[]): void =>
  tx.write(keys.sampleData, [...new Set([...tx.read(keys.sampleData), ...emails])]);

/**
 * Adds the sample customers and their orders. A customer of the visitor's own with the same address stays.
 * @throws {ServiceError} 'not-admin' @throws {StorageWriteError}
 */
export const loadSampleData = (now: Date): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    const domain = pick(adminEmails, 0).split('@')[1] ?? 'example.com';
    const samples = tx.read(keys.sampleData);
    const added = customers.flatMap((name, customer) => {
      const email = `sample-${slug(name)}@${domain}`;
      if (isKnown(tx, email) && !samples.includes(email)) return [];
      const history = historyOf(customer, now);
      tx.write(keys.userNameOf(email), `Sample: ${name}`);
      tx.write(keys.creditHistoryOf(email), history);
      tx.write(keys.userCreditsOf(email), creditSum(history));
      return email;
    });
    markAsSamples(tx, added);
  });
