/** Sample orders for an empty browser, so that the admin page has something to show. Always labelled as sample. */

import { adminEmails } from '../../content/account/admin';
import { creditPacks, creditServices } from '../../content/catalogue/credits';
import { addDays } from '../../lib/dates';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { pick, samplePrefix, samplePurchase, sampleRedemption } from '../demo/sample-entries';
import { ServiceError } from '../errors';
import { creditSum } from './account-data';

const customers = [
  'Bakery owner',
  'Festival producer',
  'Clinic manager',
  'Startup founder',
  'Museum director',
  'Bike workshop',
];
const days = 84;
const steps = 6;
/** The key families with a customer's data. */
const ownFamilies = [
  keys.userNameOf,
  keys.creditHistoryOf,
  keys.userCreditsOf,
  keys.hasPaymentMethodOf,
  keys.pendingPurchaseOf,
];

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
 * Adds the sample customers and their orders.
 * @throws {ServiceError} 'not-admin' @throws {StorageWriteError}
 */
export const loadSampleData = (now: Date): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    const domain = pick(adminEmails, 0).split('@')[1] ?? 'example.com';
    const emails = customers.map((name, customer) => {
      const email = `sample-${slug(name)}@${domain}`;
      const history = historyOf(customer, now);
      tx.write(keys.userNameOf(email), `Sample: ${name}`);
      tx.write(keys.creditHistoryOf(email), history);
      tx.write(keys.userCreditsOf(email), creditSum(history));
      return email;
    });
    markAsSamples(tx, emails);
  });

/**
 * Removes what `loadSampleData` added and nothing else: a sample customer who has bought something since stays, with that
 * entry.
 * @throws {ServiceError} 'not-admin' @throws {StorageWriteError}
 */
export const removeSampleData = (): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    for (const email of tx.read(keys.sampleData)) {
      const real = tx.read(keys.creditHistoryOf(email)).filter(({ id }) => !id.startsWith(samplePrefix));
      if (real.length > 0) {
        tx.write(keys.creditHistoryOf(email), real);
        tx.write(keys.userCreditsOf(email), creditSum(real));
      } else for (const family of ownFamilies) tx.remove(family(email));
    }
    tx.remove(keys.sampleData);
  });
