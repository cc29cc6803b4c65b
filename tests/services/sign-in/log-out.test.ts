import { beforeEach, expect, it, vi } from 'vitest';
import { adminEmails } from '../../../src/content/account/admin';
import { logIn } from '../../../src/services/account/session';
import { tabKey } from '../../../src/services/drafts/places';
import { TabDraft } from '../../../src/services/drafts/tab-draft';
import { logOut } from '../../../src/services/sign-in/log-out';
import { isVisitors, readVisitor } from '../../../src/services/submissions/owner';
import { readSubmissionsOf } from '../../../src/services/submissions/submissions';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { sent } from '../../../support/entries';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

const [ada, ben] = ['ada@example.com', 'ben@example.com'];
const own = sent('checkout', { plan: 'instant-site', email: ada }, { id: 'own' });
const brief = sent('onboarding', {}, { id: 'brief' });
const others = sent('checkout', { plan: 'agency', email: ben }, { id: 'others' });
const elsewhere = sent('onboarding', {}, { id: 'elsewhere' });

beforeEach(async () => {
  store.write(keys.submissions, [own, brief, others, elsewhere]);
  store.write(keys.sentHere, ['own', 'brief', 'others']);
  store.write(tabKey('checkout', null), { values: { fullName: 'Ada' } });
  await logIn({ email: ada });
});
const visible = () => {
  const visitor = readVisitor(store);
  return store.read(keys.submissions).flatMap((one) => (isVisitors(one, visitor) ? one.id : []));
};
const listed = (email: string) =>
  readSubmissionsOf(email)
    .map(({ id }) => id)
    .toSorted();

it('what was sent from this tab before the login, and has no other address, is the customer’s for good', async () => {
  expect(listed(ada)).toEqual(['brief', 'others', 'own']);
  await logOut();
  expect(visible()).toEqual(['others']);
  await logIn({ email: ben });
  expect(visible()).toEqual(['others']);
  await logOut();
  await logIn({ email: ada });
  store.write(keys.sentHere, []);
  expect(listed(ada)).toEqual(['brief', 'own']);
});

const typedBy = (email: string | null) => {
  const tab = new TabDraft('checkout');
  tab.open(email);
  return tab.draft.values;
};

it('what was typed in this tab before the login is no draft of the next person', async () => {
  await logOut();
  expect(typedBy(null)).toEqual({});
  expect(typedBy(ben)).toEqual({});
  expect(typedBy(ada)).toMatchObject({ fullName: 'Ada' });
});

it('what was typed in two drafts stays', async () => {
  await logOut();
  store.write(tabKey('checkout', null), { values: { city: 'London' } });
  await logIn({ email: ada });
  await logOut();
  expect(typedBy(ada)).toMatchObject({ fullName: 'Ada', city: 'London' });
});

it.each(['admin', 'sample person'])('an %s takes nothing along', async (who) => {
  const email = who === 'admin' ? String(adminEmails[0]) : 'mia@customer.test';
  store.write(keys.sampleData, ['mia@customer.test']);
  await logIn({ email });
  await logOut();
  expect(store.read(keys.submissions)).toEqual([own, brief, others, elsewhere]);
  expect(typedBy(null)).not.toEqual({});
});
