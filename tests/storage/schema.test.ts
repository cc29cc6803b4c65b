import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredFamilies, declaredKeys } from '../../src/storage/declared';
import { newestFirst } from '../../src/storage/history-entry';
import * as schema from '../../src/storage/schema';
import { store } from '../../src/storage/store';
import { bought, redeemed } from '../../support/entries';
import { badContents } from '../support/bad-contents';

const allKeys = [...declaredKeys, ...declaredFamilies.map((family) => family('x'))];

/** Names that other programs rely on: renaming one loses data. */
const named = `
  authToken userEmail userName userCredits isAdmin hasPaymentMethod creditHistory creditHistory_x userName_x
  emailNotifications pendingPurchase trialUsed trialEndDate selectedPlan onboardingComplete bannerShown bannerExpiry
  discountUsed video-mute-x userCredits_x hasPaymentMethod_x accountOwner rememberedEmail submissions
`;

describe('every key', () => {
  it('that other programs rely on is declared', () => {
    expect(allKeys.map(({ name }) => name)).toEqual(expect.arrayContaining(named.trim().split(/\s+/)));
  });

  it('is declared once', () => {
    const names = allKeys.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(allKeys.map((key) => [key.name, key] as const))('%s survives bad content', (_name, key) => {
    for (const raw of badContents) {
      const storage = key.area === 'local' ? localStorage : sessionStorage;
      storage.clear();
      storage.setItem(key.name, raw);
      const { damaged } = store.inspect(key);
      if (damaged) expect(storage.getItem(`corrupt:${key.name}`)).toBe(raw);
      expect(key.codec.decode(key.codec.encode(store.read(key))).damaged && store.read(key) !== null).toBe(false);
    }
  });

  it('counts as damaged when its text is too long for a browser to wrap', () => {
    for (const [length, damaged] of [
      [10_000, false],
      [10_001, true],
    ] as const)
      expect(schema.userNameOf('a@b.c').codec.decode('x'.repeat(length))).toMatchObject({ damaged });
  });

  it('never throws, whatever its text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allKeys), fc.oneof(fc.string(), fc.json()), (key, raw) => {
        expect(() => key.codec.decode(raw)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('creditHistory', () => {
  const good = bought('a', '01');
  const decode = (entries: unknown[]) => schema.creditHistory.codec.decode(JSON.stringify(entries));

  it.each([
    ['a purchase that costs credits', { ...good, credits: -5 }],
    ['a redemption that gives credits', { ...good, type: 'redemption', service: 'Logo', credits: 5 }],
    ['a fraction of a credit', { ...good, credits: 1.5 }],
    ['no date', { ...good, date: 'yesterday' }],
    ['an unknown type', { ...good, type: 'gift' }],
    ['a negative amount', { ...good, amount: -1 }],
  ])('leaves out %s and keeps the others', (_what, entry) => {
    expect(decode([good, entry])).toEqual({ value: [good], damaged: true });
  });

  const redemption = redeemed('r', '02');
  it.each([
    ['a number for an id', { ...good, id: 7 }, { ...good, id: '7' }],
    ['null where nothing is known', { ...good, status: null, stripeSessionId: null, service: null }, good],
    ['another way to write the date', { ...good, date: '2026-11-01 10:00Z' }, good],
    ['a time zone', { ...good, date: '2026-11-01T12:00:00+02:00' }, good],
    ['a day alone', { ...good, date: '2026-11-01' }, { ...good, date: '2026-11-01T00:00:00.000Z' }],
    ['a purchase without its words', { ...good, description: undefined }, good],
    ['a redemption without its words', { ...redemption, description: null }, redemption],
    ['a redemption that names its service in words only', { ...redemption, service: undefined }, redemption],
    ['a redemption without a status', { ...redemption, status: null }, { ...redemption, status: 'pending' }],
  ])('understands %s', (_what, entry, read) => expect(decode([entry])).toEqual({ value: [read], damaged: false }));

  it.each([
    ['neither service nor words', { ...redemption, service: undefined, description: undefined }],
    ['words that tell no service', { ...redemption, service: null, description: 'Thank you' }],
    ['a date that is none', { ...good, date: '2026-13-45' }],
    ['a number for a date', { ...good, date: 20261101 }],
    ['an unknown status', { ...good, status: 'lost' }],
    ['no id', { ...good, id: null }],
  ])('leaves out an entry with %s', (_, entry) =>
    expect(decode([entry, good])).toEqual({ value: [good], damaged: true }),
  );

  it('sorts by time, however the dates are written', () => {
    const dates = ['2026-11-02T01:00:00+05:00', '2026-11-01T23:00:00Z', '2026-11-01 21:30Z', '2026-11-02'];
    const { value } = decode(dates.map((date, index) => ({ ...good, id: index, date })));
    expect(value.toSorted(newestFirst).map(({ id }) => id)).toEqual(['3', '1', '2', '0']);
  });
});

it.each([
  ['2026-02-28', { day: '2026-02-28' }],
  ['2026-02-31', {}],
  ['2026-13-01', {}],
  ['soon', {}],
  [7, {}],
])('a submission whose day is %j is kept with it if there is such a day, else without', (day, read) => {
  const one = { id: 'a', kind: 'checkout', date: '2026-02-28T10:00:00.000Z', answers: {} };
  const { value } = schema.submissions.codec.decode(JSON.stringify([{ ...one, day }]));
  expect(value).toEqual([{ ...one, ...read }]);
});

it.each([undefined, null])('pendingPurchase without a type (%s) is for credits', (type) => {
  const raw = JSON.stringify({ credits: 100, amount: 100, type });
  const value = { credits: 100, amount: 100, type: 'credits' };
  expect(schema.pendingPurchase.codec.decode(raw)).toEqual({ value, damaged: false });
});
