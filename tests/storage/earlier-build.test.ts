import { beforeEach, expect, it, vi } from 'vitest';
import { fulfillPlan } from '../../src/services/checkout/plan-order';
import { readAccount } from '../../src/services/credits/history';
import { TabDraft } from '../../src/services/drafts/tab-draft';
import { settlePayment } from '../../src/services/payments/settle';
import { findDeclaredKey } from '../../src/storage/declared';
import * as keys from '../../src/storage/schema';
import { store } from '../../src/storage/store';
import stored from './storage-of-563293b2.json';

const owner = 'ada@example.com';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00Z') });
  for (const [name, text] of Object.entries(stored.local)) localStorage.setItem(name, text);
  for (const [name, text] of Object.entries(stored.session)) sessionStorage.setItem(name, text);
});

it.each(['local', 'session'] as const)('every key that an earlier build wrote in %s storage is read whole', (area) => {
  for (const [name, text] of Object.entries<string>(stored[area])) {
    const key = findDeclaredKey(area, name);
    expect(key && store.inspect(key), name).toMatchObject({ damaged: false, absent: false });
    // Nothing is lost when it is written again.
    const written = key?.codec.encode(store.read(key)) ?? '';
    expect(/^[[{]/.test(text) ? JSON.parse(written) : written, name).toEqual(
      /^[[{]/.test(text) ? JSON.parse(text) : text,
    );
  }
});

it('account and steering are those of the earlier build', () => {
  expect(readAccount()).toMatchObject({
    credits: 200,
    hasPaymentMethod: true,
    statements: [{ id: 'pay_abc75f32906' }],
  });
  expect(store.read(keys.demoSteering)).toMatchObject({ payments: 'lost', clockOffset: 86_400_000 });
});

it.each([
  ['onboarding', { projectName: 'Engine' }],
  ['instant-site', { businessName: 'Byron Bread' }],
  ['payment', { firstName: 'Grace' }],
])('the draft of %s is opened', (form, values) => {
  const tab = new TabDraft(form);
  tab.open(owner);
  expect(tab).toMatchObject({ draft: { values }, other: null });
});

it('an open payment can be confirmed, and is fulfilled', async () => {
  sessionStorage.removeItem('demoSteering');
  const [{ key = '', reference = '' } = {}] = store.read(keys.openPayments);
  const settled = settlePayment(key, 'checkout', fulfillPlan, 'confirm');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settled).toMatchObject({ value: { kind: 'checkout', payment: reference, owner } });
  expect(store.read(keys.openPayments)).toEqual([]);
});
