import { beforeEach, expect, it, vi } from 'vitest';
import { exportBackup, parseBackup, resetAll, restoreBackup } from '../../../src/services/account/backup';
import { sendBrief } from '../../../src/services/brief/onboarding';
import { orderInstantSite } from '../../../src/services/checkout/instant-site';
import { priceInstantSite, testCode } from '../../../src/services/checkout/instant-site-price';
import { purchaseCredits } from '../../../src/services/credits/purchases';
import { longDraftsOf } from '../../../src/services/drafts/places';
import { TabDraft } from '../../../src/services/drafts/tab-draft';
import { tidyDrafts } from '../../../src/services/drafts/tidy-drafts';
import { readCustomerData } from '../../../src/services/progress/customer-data';
import { removeStep, takeBack } from '../../../src/services/progress/removed-steps';
import type { Step } from '../../../src/services/progress/step';
import * as keys from '../../../src/storage/schema';
import { normalSteering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import older from '../../storage/drafts-of-5ca796e8.json';
import { settle } from '../../support/settle';
import { limitStorage, refuseStorage, signIn, snapshot } from '../../support/storage';

const [ada, ben] = ['ada@example.com', 'ben@example.com'];
const id = 'a'.repeat(32);
const keep = (email = ada, more: object = {}) => {
  const values = { businessName: 'Engines' };
  const draft = { id, at: new Date().toISOString(), answers: 2, values, files: {}, ...more };
  store.write(keys.siteDraftOf(email), draft);
  return draft;
};
const price = priceInstantSite(testCode, [], { email: ada, sentHere: [] });
const order = (businessName: string) => settle(orderInstantSite({ answers: { businessName }, price }, id));
const inTab = (form: string, of: string, values: object, more: object = {}) =>
  sessionStorage.setItem(`draft:${form}${of}`, JSON.stringify({ values, answers: 1, ...more }));
const openTab = (form: string, owner: string | null) => {
  const tab = new TabDraft(form);
  tab.open(owner);
  return tab;
};
const type = (tab: TabDraft, values: Record<string, string>) => tab.type(values);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
  signIn(ada);
});

it('is removed for every customer 30 days after the last change, by the browser’s own clock; reading removes nothing', () => {
  vi.setSystemTime(new Date('2026-12-27T12:00:00'));
  store.write(keys.demoSteering, { ...normalSteering, clockOffset: 90 * 86_400_000 });
  const day = (text: string) => ({ at: new Date(text).toISOString() });
  keep(ben, day('2026-11-27T11:00:00'));
  keep(ada, day('2026-11-27T13:00:00'));
  expect(longDraftsOf(ben)).toEqual([]);
  expect(store.read(keys.siteDraftOf(ben))).not.toBeNull();
  tidyDrafts();
  expect(store.read(keys.siteDraftOf(ben))).toBeNull();
  const until = new Date('2026-12-27T13:00:00').toISOString();
  expect(longDraftsOf(ada)).toEqual([{ form: 'instant-site', answers: 2, until }]);
});

it('of the account stays as it is on a page without its form, also one whose id is damaged', () => {
  keep(ada, { id: '' });
  const stored = snapshot();
  tidyDrafts();
  expect(snapshot()).toEqual(stored);
});

it('that is over holds nothing back: what is typed then is a draft again', async () => {
  keep();
  const draft = openTab('instant-site', ada);
  vi.setSystemTime(new Date('2027-01-27T12:00:00Z'));
  tidyDrafts();
  draft.follow();
  expect(draft.sent).toBeNull();
  expect(draft.needsSaving).toBe(false);
  type(draft, { businessName: 'Looms' });
  await draft.save();
  expect(store.read(keys.siteDraftOf(ada))).toMatchObject({ values: { businessName: 'Looms' } });
});

it('of an earlier build is moved to its customer’s account; another one that is there can be swapped with it', () => {
  const before = keep();
  for (const form of ['onboarding', 'instant-site']) inTab(form, `:${ada}`, { businessName: 'Earlier' });
  tidyDrafts();
  expect(store.read(keys.siteDraftOf(ada))).toEqual(before);
  expect(store.read(keys.briefDraftOf(ada))).toMatchObject({ values: { businessName: 'Earlier' } });
  const draft = openTab('instant-site', ada);
  expect(draft.draft.values).toEqual({ businessName: 'Earlier' });
  for (const shown of ['Engines', 'Earlier', 'Engines']) {
    draft.swap();
    expect(draft.draft.values).toEqual({ businessName: shown });
  }
  expect(openTab('instant-site', ada).draft.values).toEqual({ businessName: 'Engines' });
});

it('keeps its 30 days when it is moved to the account; a new answer begins them again', async () => {
  const at = new Date('2026-11-20T12:00:00Z').toISOString();
  inTab('onboarding', '', { businessName: 'Engines' }, { at });
  tidyDrafts();
  expect(store.read(keys.briefDraftOf(ada))).toMatchObject({ at, values: { businessName: 'Engines' } });
  const draft = openTab('onboarding', ada);
  type(draft, { businessName: 'Looms' });
  await draft.save();
  expect(store.read(keys.briefDraftOf(ada))).toMatchObject({ at: new Date().toISOString() });
});

it('of two, the cleared one goes and the other comes; after sending, both are gone', async () => {
  keep();
  inTab('instant-site', `:${ada}`, { businessName: 'Earlier' });
  const draft = openTab('instant-site', ada);
  draft.swap();
  await draft.clear();
  expect(draft.draft.values).toEqual({ businessName: 'Earlier' });
  await draft.save();
  expect(store.read(keys.siteDraftOf(ada))).toMatchObject({ values: { businessName: 'Earlier' } });
  keep(ada, { id: 'c'.repeat(32) });
  inTab('instant-site', `:${ada}`, { businessName: 'Typed' });
  openTab('instant-site', ada).end();
  expect([longDraftsOf(ada), sessionStorage.length]).toEqual([[], 0]);
});

it('of a guest wins over an older one of the customer in this tab, answer by answer', () => {
  inTab('instant-site', `:${ada}`, { businessName: 'Old', additionalNotes: 'Kept' });
  inTab('instant-site', '', { businessName: 'A minute ago' });
  const { draft } = openTab('instant-site', ada);
  expect(draft.values).toEqual({ businessName: 'A minute ago', additionalNotes: 'Kept' });
});

it.each([
  [{ values: { businessName: 'Engines' } }, 'A minute ago'],
  [{ values: { businessName: 'Other' } }, 'A minute ago'],
])(
  'of a guest stays while the tab is full, also beside the customer’s %j, and is not brought back over what is typed then',
  async (own, typed) => {
    keep();
    inTab('instant-site', `:${ada}`, own.values);
    inTab('instant-site', '', { businessName: typed });
    const makeRoom = refuseStorage((_count, _name, _value, area) => area === sessionStorage);
    for (const tab of [openTab('instant-site', ada), openTab('instant-site', ada)])
      expect(tab.draft.values).toEqual({ businessName: typed });
    const tab = openTab('instant-site', ada);
    makeRoom();
    type(tab, { businessName: 'Now' });
    await tab.save();
    expect(openTab('instant-site', ada).draft.values).toEqual({ businessName: 'Now' });
  },
);

it.each([
  ['nothing', () => {}, true],
  ['a newer one', () => keep(ada, { counts: { businessName: 5 } }), false],
])('comes back after it was removed over %s', async (_, meanwhile, comesBack) => {
  const { values } = keep();
  const open = openTab('instant-site', ada);
  const step = { key: 'draft instant-site', title: 'Site', removal: { form: 'instant-site' } } as Step;
  const removed = removeStep(step, 0);
  open.follow();
  expect([longDraftsOf(ada), open.draft.values]).toEqual([[], {}]);
  meanwhile();
  if (comesBack) await takeBack(removed as keys.RemovedStep);
  else await expect(takeBack(removed as keys.RemovedStep)).rejects.toThrow('newer-draft');
  open.follow();
  expect(open.draft.values).toEqual(values);
  expect(store.read(keys.removedSteps)).toEqual([]);
});

it('that had no room when it was taken back can be taken back once there is room', async () => {
  const { values } = keep();
  const step = { key: 'draft instant-site', title: 'Site', removal: { form: 'instant-site' } } as Step;
  const removed = removeStep(step, 0) as keys.RemovedStep;
  const makeRoom = refuseStorage((_count, _name, _value, area) => area === localStorage);
  await expect(takeBack(removed)).rejects.toThrow('refused');
  makeRoom();
  expect(store.read(keys.removedSteps)).toEqual([removed]);
  await takeBack(removed);
  expect(openTab('instant-site', ada).draft.values).toEqual(values);
  expect(store.read(keys.removedSteps)).toEqual([]);
});

it('a plan that was chosen since, or after another login, is not replaced by the removed one', async () => {
  store.write(keys.chosenPlanOf(ada), { plan: 'agency', at: new Date().toISOString() });
  const removed = removeStep({ key: 'chosen agency', title: 'Agency', removal: 'plan' } as Step, 0) as keys.RemovedStep;
  store.write(keys.authToken, 'other');
  await expect(takeBack(removed)).rejects.toThrow('newer-choice');
  expect(readCustomerData(new Date())?.chosenPlan).toBeNull();
});

it('is removed with its order, which no other answers of the same draft can repeat', async () => {
  keep();
  await order('Engines');
  expect(store.read(keys.siteDraftOf(ada))).toBeNull();
  keep();
  const draft = openTab('instant-site', ada);
  await expect(order('Other engines')).rejects.toThrow('sent-elsewhere');
  await order('Engines');
  expect(store.read(keys.submissions)).toHaveLength(1);
  type(draft, { businessName: 'More' });
  await draft.save();
  expect(draft.sent?.id).toBe(id);
  expect(store.read(keys.siteDraftOf(ada))).toBeNull();
});

it('is removed with its brief; the draft that another tab has begun stays', async () => {
  store.write(keys.briefDraftOf(ada), { id, at: new Date().toISOString() });
  await settle(sendBrief({ companyName: 'A' }, 'b'.repeat(32)));
  expect(store.read(keys.briefDraftOf(ada))).not.toBeNull();
  await settle(sendBrief({ companyName: 'B' }, id));
  expect(store.read(keys.briefDraftOf(ada))).toBeNull();
});

it('makes room for a payment, and is in the tab then', async () => {
  store.write(keys.hasPaymentMethod, true);
  const draft = keep(ada, { values: { businessName: 'x'.repeat(5000) } });
  limitStorage();
  await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
  expect(store.read(keys.creditHistory)).toHaveLength(1);
  expect(store.read(keys.siteDraftOf(ada))).toBeNull();
  expect(JSON.parse(sessionStorage.getItem(`draft:instant-site:${ada}`) ?? '')).toEqual(draft);
});

it('is in the backup, and goes with a reset; an open form then writes nothing back', async () => {
  const draft = keep();
  const open = openTab('instant-site', ada);
  type(open, { businessName: 'Looms' });
  const backup = parseBackup(exportBackup(new Date()));
  await resetAll();
  void open.save('now');
  expect(localStorage).toHaveLength(0);
  await restoreBackup(backup);
  expect(store.read(keys.siteDraftOf(ada))).toEqual(draft);
});

it.each([
  ['onboarding', ada, { companyName: 'Engines' }],
  ['instant-site', ada, { businessName: 'Byron Bread', 'goals.portfolio': true }],
  ['checkout', ada, { firstName: 'Ada' }],
  ['instant-site', ben, {}],
  ['onboarding', 'cem@example.com', {}],
  ['trial', null, { fullName: 'Guest' }],
])('of the build before counters is read: %s of %s', (form, owner, values) => {
  for (const [name, text] of Object.entries(older.local)) localStorage.setItem(name, text);
  for (const [name, text] of Object.entries(older.session)) sessionStorage.setItem(name, text);
  expect(openTab(form, owner).draft).toMatchObject({ values, counts: {} });
});
