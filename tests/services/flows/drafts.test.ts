import { expect, it, vi } from 'vitest';
import { exportBackup, parseBackup, resetAll, restoreBackup } from '../../../src/services/account/backup';
import { purchaseCredits } from '../../../src/services/credits/purchases';
import { moveDrafts } from '../../../src/services/flows/drafts';
import { orderInstantSite } from '../../../src/services/flows/instant-site';
import { priceInstantSite, testCode } from '../../../src/services/flows/instant-site-price';
import { discardDraft, longDraftsOf, removeExpiredDrafts } from '../../../src/services/flows/long-drafts';
import { sendBrief } from '../../../src/services/flows/onboarding';
import * as keys from '../../../src/storage/schema';
import { normalSteering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import { settle } from '../../support/settle';
import { limitStorage, signIn } from '../../support/storage';

const ada = 'ada@example.com';
const id = 'a'.repeat(32);
const keep = (email = ada, more: object = {}) => {
  const values = { businessName: 'Engines' };
  const draft = { id, at: new Date().toISOString(), answers: 2, values, files: {}, ...more };
  store.write(keys.siteDraftOf(email), draft);
  return draft;
};
const price = priceInstantSite(testCode, [], { email: ada, sentHere: [] });
const order = (businessName: string) => settle(orderInstantSite({ answers: { businessName }, price }, id));

it('is removed for every customer 30 days after the last change, by the browser’s own clock', () => {
  vi.useFakeTimers({ now: new Date('2026-12-27T12:00:00') });
  store.write(keys.demoSteering, { ...normalSteering, clockOffset: 90 * 86_400_000 });
  const day = (text: string) => ({ at: new Date(text).toISOString() });
  keep('over@example.com', day('2026-11-27T11:00:00'));
  keep(ada, day('2026-11-27T13:00:00'));
  removeExpiredDrafts();
  expect(Object.keys(localStorage)).toEqual([`siteDraft_${ada}`]);
  const until = new Date('2026-12-27T13:00:00').toISOString();
  expect(longDraftsOf(ada)).toEqual([{ form: 'instant-site', answers: 2, until }]);
});

it('of an earlier build is moved to its customer’s account, never over one that is there', () => {
  signIn(ada);
  const before = keep();
  for (const form of ['onboarding', 'instant-site'])
    sessionStorage.setItem(`draft:${form}:${ada}`, '{"values":{"companyName":"Earlier"},"answers":1}');
  moveDrafts();
  expect(store.read(keys.siteDraftOf(ada))).toEqual(before);
  expect(store.read(keys.briefDraftOf(ada))).toMatchObject({ values: { companyName: 'Earlier' } });
  expect(Object.keys(sessionStorage)).toEqual([`draft:instant-site:${ada}`]);
});

it.each([
  ['nothing', () => {}, true],
  ['a newer one', () => keep(ada, { answers: 3 }), false],
])('comes back with Undo over %s', (_, meanwhile, comesBack) => {
  const before = keep();
  const undo = discardDraft('instant-site', ada);
  meanwhile();
  if (comesBack) undo();
  else expect(undo).toThrow('newer-draft');
  const newer = { ...before, answers: 3, at: expect.any(String) };
  expect(store.read(keys.siteDraftOf(ada))).toEqual(comesBack ? before : newer);
});

it('is removed with its order, which no other answers of the same draft can repeat', async () => {
  vi.useFakeTimers();
  signIn(ada);
  keep();
  await order('Engines');
  expect(store.read(keys.siteDraftOf(ada))).toBeNull();
  keep();
  await expect(order('Other engines')).rejects.toThrow('sent-elsewhere');
  await order('Engines');
  expect(store.read(keys.submissions)).toHaveLength(1);
});

it('is removed with its brief; the draft that another tab has begun stays', async () => {
  vi.useFakeTimers();
  signIn(ada);
  store.write(keys.briefDraftOf(ada), { id, at: new Date().toISOString() });
  await settle(sendBrief({ companyName: 'A' }, 'b'.repeat(32)));
  expect(store.read(keys.briefDraftOf(ada))).not.toBeNull();
  await settle(sendBrief({ companyName: 'B' }, id));
  expect(store.read(keys.briefDraftOf(ada))).toBeNull();
});

it('makes room for a payment, and is in the tab then', async () => {
  vi.useFakeTimers();
  signIn(ada);
  store.write(keys.hasPaymentMethod, true);
  const draft = keep(ada, { values: { businessName: 'x'.repeat(5000) } });
  limitStorage();
  await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
  expect(store.read(keys.creditHistory)).toHaveLength(1);
  expect(store.read(keys.siteDraftOf(ada))).toBeNull();
  expect(JSON.parse(sessionStorage.getItem(`draft:instant-site:${ada}`) ?? '')).toEqual(draft);
});

it('is in the backup, and goes with a reset', async () => {
  const draft = keep();
  const backup = parseBackup(exportBackup(new Date()));
  await resetAll();
  expect(localStorage).toHaveLength(0);
  await restoreBackup(backup);
  expect(store.read(keys.siteDraftOf(ada))).toEqual(draft);
});
