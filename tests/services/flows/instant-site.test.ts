import { beforeEach, describe, expect, it, vi } from 'vitest';
import { submittedFields } from '../../../src/content/flows/form-fields';
import {
  isReceiptUsed,
  isTestCode,
  orderInstantSite,
  priceInstantSite,
} from '../../../src/services/flows/instant-site';
import {
  answersToSend,
  type InstantSiteValues,
  instantSiteShape,
  isComplete,
} from '../../../src/services/flows/instant-site-answers';
import { instantSiteInitial } from '../../../src/services/flows/instant-site-initial';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';

const receipt = { plan: 'instant-site', totalCents: 40_000, date: '2026-01-01T00:00:00.000Z' };

const complete: InstantSiteValues = {
  ...instantSiteInitial,
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

const order = async (values: InstantSiteValues, typedCode = '', attempt?: string, price = priceNow(typedCode)) => {
  const ordered = orderInstantSite({ answers: answersToSend(values), price }, attempt);
  ordered.catch(() => {});
  await vi.advanceTimersByTimeAsync(2000);
  return ordered;
};

describe('priceInstantSite', () => {
  it.each([
    ['', [], 'card', 65_000],
    ['NOPE', [], 'card', 65_000],
    ['SAVE20', [], 'card', 65_000],
    ['TESSERATEST', [], 'test', 0],
    [' tesseratest ', [], 'test', 0],
    ['', [receipt], 'paid', 0],
    ['TESSERATEST', [receipt], 'paid', 0],
    ['', [{ ...receipt, plan: 'agency' }], 'card', 65_000],
  ] as const)('%j, receipt %o: %s, %i cents', (code, paid, payment, total) => {
    const price = priceInstantSite(code, paid, []);
    expect(price.payment).toBe(payment);
    expect(price.totalCents).toBe(total);
    expect(price.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
  });

  it('names what was paid at checkout', () => {
    expect(priceInstantSite('', [receipt], []).lines).toEqual([
      { label: 'Instant Site Package', cents: 65_000 },
      { label: 'Paid at checkout', cents: -65_000 },
    ]);
  });

  it('takes no empty code for the test code', () => {
    expect(isTestCode('')).toBe(false);
    expect(isTestCode('   ')).toBe(false);
  });
});

describe('answersToSend', () => {
  it('sends every field of the entity and nothing else', () => {
    const listed = submittedFields['instant-site'].filter((name) => !/^(payment\.|totalAmount)/.test(name));
    expect(Object.keys(answersToSend(complete)).sort()).toEqual([...listed].sort());
    const inForm = Object.keys(instantSiteShape.entries).filter((name) => !/Code$/.test(name));
    expect(inForm.sort()).toEqual([...listed].sort());
  });

  it('takes radio buttons that were left without a choice, which read as null, for no answer', () => {
    const left = { ...complete, hasDomain: null, hasHosting: null, hasLogo: null } as unknown as InstantSiteValues;
    expect(isComplete(left)).toBe(true);
    expect(answersToSend(left)).toMatchObject({ hasDomain: '', hasHosting: '', hasLogo: '' });
  });

  it('leaves out the answers to questions that are not shown', () => {
    const changedMind = answersToSend({
      ...complete,
      hasDomain: 'no',
      domainName: 'engines.example',
      hasHosting: 'yes',
      hostingHelp: true,
      hasLogo: 'no',
      logoFile: [new File(['x'], 'logo.svg')],
      goals: { ...complete.goals, otherText: 'Fame' },
    });
    expect(changedMind).toMatchObject({
      domainName: '',
      hostingHelp: false,
      logoFile: null,
      goals: { other: false, otherText: '' },
    });
  });

  it('sends an eleventh file, but none of another type, and the last logo', () => {
    const pictures = Array.from({ length: 11 }, (_, index) => new File(['x'], `${index}.png`));
    const { mediaFiles, logoFile } = answersToSend({
      ...complete,
      mediaFiles: [...pictures, new File(['x'], 'notes.txt')],
      hasLogo: 'yes',
      logoFile: [new File(['x'], 'old.svg'), new File(['x'], 'new.svg'), new File(['x'], 'logo.ai')],
    });
    expect(mediaFiles.map(({ name }) => name)).toEqual(pictures.map(({ name }) => name));
    expect(logoFile?.name).toBe('new.svg');
  });
});

describe('isComplete', () => {
  it.each(['fullName', 'email', 'businessName', 'businessDescription'] as const)('needs %s', (name) => {
    expect(isComplete(complete)).toBe(true);
    expect(isComplete({ ...complete, [name]: '  ' })).toBe(false);
  });
});

describe('orderInstantSite', () => {
  it('keeps the order with files by name, size and type, after its 2 seconds', async () => {
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

  it('notes the test mode with its code', async () => {
    expect((await order(complete, 'tesseratest')).answers).toMatchObject({
      payment: { testMode: true, discountCode: 'TESSERATEST' },
      totalAmount: 0,
    });
    expect(store.read(keys.discountUsed)).toBe('TESSERATEST');
  });

  it('never charges again what checkout was paid for: as many orders as payments, and then the full price', async () => {
    store.write(keys.checkoutReceipts, [receipt, receipt]);
    const totals = [];
    for (const _ of [1, 2, 3]) totals.push((await order(complete)).answers.totalAmount);
    expect(totals).toEqual([0, 0, 650]);
    expect(store.read(keys.checkoutReceipts)).toEqual([]);
  });

  it('leaves the last used discount alone where none was used, also where checkout has paid', async () => {
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
    const sent = orderInstantSite({ answers: answersToSend(complete), price: priceNow() });
    const failed = expect(sent).rejects.toThrow('refused to store');
    await vi.advanceTimersByTimeAsync(2000);
    await failed;
    vi.restoreAllMocks();
    expect(store.read(keys.checkoutReceipts)).toEqual([receipt]);
  });

  it('uses up the receipt of a copied tab whose order was sent by the other meanwhile', async () => {
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

    it('is free in the first; the other is refused, keeps nothing, and sees the full price', async () => {
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

    it('is one order where both send the same; a second payment is for a second site', async () => {
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

  it('keeps one entry for one attempt', async () => {
    await order(complete, '', 'b'.repeat(32));
    await order(complete, '', 'b'.repeat(32));
    expect(store.read(keys.submissions)).toHaveLength(1);
  });
});
