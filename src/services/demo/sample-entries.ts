import { type CreditService, creditPacks, creditServices, findCreditService } from '../../content/catalogue/credits';
import { addDays } from '../../lib/dates';
import type { HistoryEntry, OrderStatus, RedemptionEntry } from '../../storage/schema';
import { purchaseEntry, quotePack } from '../credits/purchase-entry';
import { redemptionEntry } from '../credits/redemptions';

const samplePrefix = 'sample-';

/** The item at an index that wraps around at the end of the list. @throws {RangeError} the list is empty */
export const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('The list is empty');
  return item;
};

export const samplePurchase = (id: string, packId: string, date: Date): HistoryEntry => {
  const { credits, totalCents } = quotePack(packId, 1);
  return purchaseEntry(samplePrefix + id, credits, totalCents / 100, date);
};

const statusFor = (age: number): OrderStatus => (age > 21 ? 'completed' : age > 7 ? 'active' : 'pending');

/** @param age in days: older redemptions are further along */
export const sampleRedemption = (id: string, service: CreditService, date: Date, age: number): RedemptionEntry => ({
  ...redemptionEntry(samplePrefix + id, service, date),
  status: statusFor(age),
});

/** @throws {RangeError} no service has this id */
export const sampleService = (id: CreditService['id']): CreditService => {
  const service = findCreditService(id);
  if (!service) throw new RangeError(`No service ${id}`);
  return service;
};

/** Two packs, a page and a logo. The balance is 750 credits. */
export const fewOrders = (now: Date): HistoryEntry[] => {
  const ago = (days: number) => addDays(now, -days);
  return [
    sampleRedemption('regular-3', sampleService('logo-design'), ago(5), 5),
    samplePurchase('regular-2', 'professional', ago(6)),
    sampleRedemption('regular-1', sampleService('new-page'), ago(30), 30),
    samplePurchase('regular-0', 'professional', ago(31)),
  ];
};

const manyDays = 730;

/** `count` orders, newest first, spread over two years. The balance is never negative. */
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
    // A small pack may not be enough for the service. The next step then buys again.
    entries.unshift(entry);
  }
  return entries;
};
