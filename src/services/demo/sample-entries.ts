/** Entries of invented histories: every sample order of the demo is made here. */
import { type CreditService, creditPacks, creditServices } from '../../content/catalogue/credits';
import { addDays } from '../../lib/dates';
import { purchaseText, redemptionText } from '../../storage/history-entry';
import type { HistoryEntry, OrderStatus } from '../../storage/schema';
import { quotePack } from '../credits/quote';

/** Every id of a sample entry begins so. */
const samplePrefix = 'sample-';

/** One of the items, over and over again as the index grows. @throws {RangeError} there is none */
export const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

/** A purchase of one pack. */
export const samplePurchase = (id: string, packId: string, date: Date): HistoryEntry => {
  const { credits, totalCents } = quotePack(packId, 1);
  return {
    id: samplePrefix + id,
    type: 'purchase',
    credits,
    amount: totalCents / 100,
    description: purchaseText(credits),
    date: date.toISOString(),
    status: 'completed',
  };
};

const statusFor = (age: number): OrderStatus => (age > 21 ? 'completed' : age > 7 ? 'active' : 'pending');

/** A redemption of a service, `age` days ago: the older it is, the further it has come. */
export const sampleRedemption = (id: string, service: CreditService, date: Date, age: number): HistoryEntry => ({
  id: samplePrefix + id,
  type: 'redemption',
  credits: -service.credits,
  service: service.name,
  description: redemptionText(service.name),
  date: date.toISOString(),
  status: statusFor(age),
});

/** 750 credits are left of two packs, a page and a logo. */
export const fewOrders = (now: Date): HistoryEntry[] => {
  const ago = (days: number) => addDays(now, -days);
  const service = (id: CreditService['id']) =>
    pick(
      creditServices.filter((one) => one.id === id),
      0,
    );
  return [
    sampleRedemption('regular-3', service('logo-design'), ago(5), 5),
    samplePurchase('regular-2', 'professional', ago(6)),
    sampleRedemption('regular-1', service('new-page'), ago(30), 30),
    samplePurchase('regular-0', 'professional', ago(31)),
  ];
};

const manyDays = 730;

/** As many orders, newest first, spread over two years; never more is redeemed than was bought. */
export const manyOrders = (count: number, now: Date): HistoryEntry[] => {
  const entries: HistoryEntry[] = [];
  let balance = 0;
  const first = addDays(now, -manyDays).getTime();
  const gap = (now.getTime() - first) / count;
  for (let step = 0; step < count; step += 1) {
    const age = (manyDays * (count - step)) / count;
    const date = new Date(first + step * gap);
    const service = pick(creditServices, step * 5 + (step % 7));
    const isPurchase = balance < service.credits || step % 11 === 0;
    const entry = isPurchase
      ? samplePurchase(`buyer-${step}`, pick(creditPacks, step % 4 === 0 ? 2 : step).id, date)
      : sampleRedemption(`buyer-${step}`, service, date, age);
    balance += entry.credits;
    // A small pack does not always pay for a large service: then the next step buys again.
    entries.unshift(entry);
  }
  return entries;
};
