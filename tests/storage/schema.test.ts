import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StorageKey } from '../../src/storage/key';
import * as schema from '../../src/storage/schema';
import { store } from '../../src/storage/store';
import { badContents } from '../support/bad-contents';
import { bought } from '../support/entries';

const isKey = (value: unknown): value is StorageKey<unknown> =>
  typeof value === 'object' && value !== null && 'codec' in value;

const families = [
  schema.userNameOf,
  schema.userCreditsOf,
  schema.hasPaymentMethodOf,
  schema.creditHistoryOf,
  schema.pendingPurchaseOf,
  schema.videoMute,
  schema.draft,
] as ((id: string) => StorageKey<unknown>)[];
const exported: unknown[] = Object.values(schema);
const allKeys = [...exported.filter(isKey), ...families.map((family) => family('x'))];

/** The keys that the spec and the decisions name. */
const named = [
  'authToken',
  'userEmail',
  'userName',
  'userCredits',
  'isAdmin',
  'hasPaymentMethod',
  'creditHistory',
  'creditHistory_x',
  'userName_x',
  'emailNotifications',
  'pendingPurchase',
  'trialUsed',
  'trialEndDate',
  'selectedPlan',
  'onboardingComplete',
  'bannerShown',
  'bannerExpiry',
  'discountUsed',
  'video-mute-x',
  'userCredits_x',
  'hasPaymentMethod_x',
  'accountOwner',
  'rememberedEmail',
  'submissions',
];

describe('every key', () => {
  it('of the spec and the decisions is declared', () => {
    expect(allKeys.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
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

  it('never throws, whatever stands there', () => {
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
  ])('leaves out %s and keeps the rest', (_what, entry) => {
    expect(decode([good, entry])).toEqual({ value: [good], damaged: true });
  });

  it('fills in a status that an older entry lacks', () => {
    const { status: _, ...older } = good;
    expect(decode([older])).toEqual({ value: [good], damaged: false });
  });
});
