/** The sample customers. Samples can be removed by `removeSamples`. The visitor's own accounts never change. */
import { adminEmails } from '../../content/account/admin';
import { creditPacks, creditServices } from '../../content/catalogue/credits';
import { addDays } from '../../lib/dates';
import { declaredFamilies } from '../../storage/declared';
import { entryKeysOf, projectEvents } from '../../storage/project-events';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { removeItems, store, type Transaction } from '../../storage/store';
import { creditSum, ownerEmail } from '../account/account-data';
import { endSession, isKnown, switchTo } from '../account/session';
import { ServiceError } from '../errors';
import { customerOf } from '../submissions/owner';
import { pick, samplePurchase, sampleRedemption } from './sample-entries';
import { addSampleProjects, projectEntries } from './sample-projects';

/** Takes the place of an email address in the mirror of current-user data without an owner. */
export const noAccount = 'nobody';

export const currentKeys = [
  keys.userCredits,
  keys.creditHistory,
  keys.hasPaymentMethod,
  keys.paymentMethodToken,
  keys.pendingPurchase,
];

const removeTrial = (tx: Transaction): void => {
  for (const key of [keys.trialUsed, keys.trialEndDate, keys.selectedPlan, keys.sampleTrial]) tx.remove(key);
  if (!tx.read(keys.bannerShown) && !tx.has(keys.bannerExpiry)) tx.remove(keys.bannerShown);
};

/** Removes all data of a customer: account, submissions, notifications, open payments, trial, and the drafts and choices of this tab. */
const removeDataOf = (tx: Transaction, email: string): void => {
  for (const family of declaredFamilies) {
    const key = family(email);
    if (key.area === 'local' && tx.has(key)) tx.remove(key);
  }
  removeItems(tx, keys.openPayments, ({ owner }) => owner === email);
  // The body of a notification has its customer's address in parentheses.
  removeItems(tx, keys.emailNotifications, ({ body }) => body.includes(`(${email})`));
  const sent = removeItems(tx, keys.submissions, (submission) => customerOf(submission) === email);
  const end = tx.read(keys.trialEndDate);
  if (sent.some(({ kind, answers }) => kind === 'trial' && answers.trialEndDate === end)) removeTrial(tx);
  const ids = new Set(sent.map(({ id }) => id));
  removeItems(tx, projectEvents, ({ project }) => ids.has(project) || project.startsWith(entryKeysOf(email)));
  for (const name of store.names('session'))
    if (name.startsWith(keys.draft.prefix) && name.endsWith(`:${email}`))
      tx.remove(keys.draft(name.slice(keys.draft.prefix.length)));
  if (tx.read(keys.chosenPack)?.email === email) tx.remove(keys.chosenPack);
};

const endSampleSession = (tx: Transaction) => {
  endSession(tx);
  for (const key of currentKeys) tx.remove(key);
  if (isKnown(tx, noAccount)) {
    switchTo(tx, noAccount);
    removeDataOf(tx, noAccount);
  }
  tx.remove(keys.accountOwner);
};

/** Ends the session of a sample, too. No other data change. @throws {StorageWriteError} nothing was removed */
export const removeSamples = (): Promise<void> =>
  store.transact((tx) => {
    const emails = tx.read(keys.sampleData);
    const owner = ownerEmail(tx);
    for (const email of emails) removeDataOf(tx, email);
    if (owner && emails.includes(owner)) endSampleSession(tx);
    tx.remove(keys.sampleData);
    if (tx.read(keys.sampleTrial)) removeTrial(tx);
  });

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
