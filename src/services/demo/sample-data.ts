/** Samples can be removed by `removeSamples`. The visitor's own accounts never change. */
import { adminEmails } from '../../content/account/admin';
import { creditPacks, creditServices } from '../../content/catalogue/credits';
import { addDays } from '../../lib/dates';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { creditSum, ownerEmail } from '../account/account-data';
import { isKnown, switchTo } from '../account/session';
import { ServiceError } from '../errors';
import { removeDataOf } from './remove-samples';
import { pick, samplePurchase, sampleRedemption } from './sample-entries';
import { addSampleProjects, projectEntries } from './sample-projects';

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

export type Sample = { email: string; name: string; history: readonly HistoryEntry[]; hasCard?: boolean };

export const addSample = (tx: Transaction, { email, name, history, hasCard = false }: Sample): void => {
  const samples = tx.read(keys.sampleData);
  if (isKnown(tx, email) && !samples.includes(email)) return;
  removeDataOf(tx, email);
  tx.write(keys.userNameOf(email), name);
  tx.write(keys.userCreditsOf(email), creditSum(history));
  tx.write(keys.creditHistoryOf(email), history);
  tx.write(keys.hasPaymentMethodOf(email), hasCard);
  if (ownerEmail(tx) === email) switchTo(tx, email);
  tx.write(keys.sampleData, [...new Set([...samples, email])]);
};

/** Adds the sample customers and their orders to the admin page. @throws {ServiceError} 'not-admin' @throws {StorageWriteError} */
export const loadSampleData = (now: Date): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    const domain = pick(adminEmails, 0).split('@')[1] ?? 'example.com';
    const [owner, other] = customers.map((name, customer) => {
      const email = `sample-${slug(name)}@${domain}`;
      const history = [...(customer === 0 ? projectEntries(now) : []), ...historyOf(customer, now)];
      addSample(tx, { email, name: `Sample: ${name}`, history });
      // A visitor's own account may have the address of a sample: it stays.
      return tx.read(keys.sampleData).includes(email) ? email : undefined;
    });
    if (owner !== undefined && other !== undefined) addSampleProjects(tx, owner, other, now);
  });
