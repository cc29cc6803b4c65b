/** Invented orders for an empty browser, so that a first visitor sees the admin page at work. Always labelled as sample. */

import { adminEmails } from '../../content/account/admin';
import { creditPacks, creditServices } from '../../content/catalogue/credits';
import { addDays } from '../../lib/dates';
import { purchaseText, redemptionText } from '../../storage/history-entry';
import type { HistoryEntry, OrderStatus } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { quotePack } from '../credits/purchases';
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
/** Every id of a sample entry begins so. */
const samplePrefix = 'sample-';

/** Everything that is kept of one customer. */
const ownFamilies = [
  keys.userNameOf,
  keys.creditHistoryOf,
  keys.userCreditsOf,
  keys.hasPaymentMethodOf,
  keys.pendingPurchaseOf,
];

const slug = (name: string) => name.toLowerCase().replace(/\W+/g, '-');
const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

const statusFor = (age: number): OrderStatus => (age > 21 ? 'completed' : age > 7 ? 'active' : 'pending');

/** One customer's history over the last twelve weeks: packs, and what they were spent on; never more than was bought. */
const historyOf = (customer: number, now: Date): HistoryEntry[] => {
  const entries: HistoryEntry[] = [];
  let balance = 0;
  for (let step = 0; step < steps; step += 1) {
    const age = Math.max(1, days - customer * 5 - step * 13);
    const date = addDays(now, -age).toISOString();
    const id = `${samplePrefix}${customer}-${step}`;
    const service = pick(creditServices, customer * 2 + step);
    // Every second customer buys again at the end, so that revenue reaches the last days.
    const buysAgain = step === steps - 1 && customer % 2 === 1;
    if (balance < service.credits || buysAgain) {
      const pack = pick(creditPacks, service.credits > 100 ? 1 + ((customer + step) % 2) : 0);
      const { credits, totalCents } = quotePack(pack.id, 1);
      entries.unshift({
        id,
        type: 'purchase',
        credits,
        amount: totalCents / 100,
        description: purchaseText(credits),
        date,
        status: 'completed',
      });
      balance += credits;
      continue;
    }
    balance -= service.credits;
    entries.unshift({
      id,
      type: 'redemption',
      credits: -service.credits,
      service: service.name,
      description: redemptionText(service.name),
      date,
      status: statusFor(age),
    });
  }
  return entries;
};

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
    tx.write(keys.sampleData, emails);
  });

/**
 * Removes what `loadSampleData` added and nothing else: who has bought something as a sample customer stays, with that.
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
