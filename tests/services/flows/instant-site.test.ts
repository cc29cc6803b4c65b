import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderInstantSite } from '../../../src/services/flows/instant-site';
import { isReceiptUsed, priceInstantSite } from '../../../src/services/flows/instant-site-price';
import type { Answers } from '../../../src/services/flows/submissions';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';

const receipt = { plan: 'instant-site', totalCents: 40_000, date: '2026-01-01T00:00:00.000Z' };

const complete: Answers = {
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  businessName: 'Engines',
  businessDescription: 'We compute.',
};

beforeEach(() => {
  vi.useFakeTimers();
});

const priceNow = (typedCode = '') =>
  priceInstantSite(typedCode, store.read(keys.checkoutReceipts), store.read(keys.submissions));

const order = async (answers: Answers, typedCode = '', attempt?: string, price = priceNow(typedCode)) => {
  const ordered = orderInstantSite({ answers, price }, attempt);
  ordered.catch(() => {});
  await vi.advanceTimersByTimeAsync(2000);
  return ordered;
};

describe('orderInstantSite', () => {
  it('stores the order with files by name, size and type, after its 2 seconds', async () => {
    const entry = await order({ ...complete, mediaFiles: [new File(['abc'], 'a.png', { type: 'image/png' })] });
    expect(store.read(keys.submissions)).toEqual([entry]);
    expect(entry).toMatchObject({
      kind: 'instant-site',
      answers: {
        fullName: 'Ada Byron',
        mediaFiles: [{ name: 'a.png', size: 3, type: 'image/png' }],
        payment: { testMode: false, discountCode: '' },
        totalAmount: 650,
      },
    });
  });

  it('stores the test mode with its code', async () => {
    expect((await order(complete, 'tesseratest')).answers).toMatchObject({
      payment: { testMode: true, discountCode: 'TESSERATEST' },
      totalAmount: 0,
    });
    expect(store.read(keys.discountUsed)).toBe('TESSERATEST');
  });

  it('uses each receipt for one order, and charges the full price after that', async () => {
    store.write(keys.checkoutReceipts, [receipt, receipt]);
    const totals = [];
    for (const _ of [1, 2, 3]) totals.push((await order(complete)).answers.totalAmount);
    expect(totals).toEqual([0, 0, 650]);
    expect(store.read(keys.checkoutReceipts)).toEqual([]);
  });

  it('does not change the last used discount without one, even if checkout has paid', async () => {
    store.write(keys.discountUsed, 'SAVE20');
    await order(complete);
    store.write(keys.checkoutReceipts, [receipt]);
    await order(complete, 'tesseratest');
    expect(store.read(keys.discountUsed)).toBe('SAVE20');
  });

  it('keeps the receipt when the order cannot be stored', async () => {
    store.write(keys.checkoutReceipts, [receipt]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const sent = orderInstantSite({ answers: complete, price: priceNow() });
    const failed = expect(sent).rejects.toThrow('refused to store');
    await vi.advanceTimersByTimeAsync(2000);
    await failed;
    vi.restoreAllMocks();
    expect(store.read(keys.checkoutReceipts)).toEqual([receipt]);
  });

  it('removes the receipt of a duplicated tab after the other tab has sent the order', async () => {
    store.write(keys.checkoutReceipts, [receipt]);
    const seen = priceNow();
    await order(complete, '', 'c'.repeat(32), seen);
    store.write(keys.checkoutReceipts, [receipt]);
    await order(complete, '', 'c'.repeat(32), seen);
    expect(store.read(keys.checkoutReceipts)).toEqual([]);
    expect(store.read(keys.submissions)).toHaveLength(1);
  });

  describe('of two tabs with one payment', () => {
    const named = { ...receipt, submission: 'paid-1' };
    beforeEach(() => store.write(keys.checkoutReceipts, [named]));

    it('the first is free; the other is refused, stores nothing, and sees the full price', async () => {
      const [first, copy] = [order(complete, '', 'a'.repeat(32)), order(complete, '', 'b'.repeat(32))];
      const refused = expect(copy).rejects.toMatchObject({ code: 'receipt-used' });
      expect((await first).answers).toMatchObject({ totalAmount: 0, payment: { paidBy: 'paid-1' } });
      await refused;
      expect(store.read(keys.submissions)).toHaveLength(1);
      store.write(keys.checkoutReceipts, [named]);
      expect(priceNow()).toMatchObject({ payment: 'card', totalCents: 65_000 });
      expect(isReceiptUsed([named], store.read(keys.submissions))).toBe(true);
      expect((await order(complete, '', 'b'.repeat(32))).answers.totalAmount).toBe(650);
      expect(store.read(keys.checkoutReceipts)).toEqual([]);
    });

    it('the same order is stored once; a second payment is for a second site', async () => {
      const second = { ...receipt, submission: 'paid-2' };
      store.write(keys.checkoutReceipts, [named, second]);
      await Promise.all([order(complete, '', 'a'.repeat(32)), order(complete, '', 'a'.repeat(32))]);
      expect(store.read(keys.submissions)).toHaveLength(1);
      expect(store.read(keys.checkoutReceipts)).toEqual([second]);
      expect((await order({ ...complete, businessName: 'More engines' }, '', 'a'.repeat(32))).answers).toMatchObject({
        payment: { paidBy: 'paid-2' },
      });
      expect(store.read(keys.submissions)).toHaveLength(2);
    });
  });

  it('stores one submission for one attempt', async () => {
    await order(complete, '', 'b'.repeat(32));
    await order(complete, '', 'b'.repeat(32));
    expect(store.read(keys.submissions)).toHaveLength(1);
  });
});
