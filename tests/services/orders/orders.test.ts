import { beforeEach, describe, expect, it } from 'vitest';
import { identity } from '../../../brand.config';
import { loadSampleData, removeSamples } from '../../../src/services/demo/samples';
import * as filters from '../../../src/services/orders/order-filters';
import { type Order, readCustomer, readOrders, totalOrders } from '../../../src/services/orders/orders';
import { setCompleted } from '../../../src/services/projects/complete';
import { bought, redeemed } from '../../../support/entries';
import { snapshot } from '../../support/storage';

const [admin] = identity.adminEmails;
const bakery = `sample-bakery-owner@${admin.split('@')[1]}`;

const put = (name: string, value: unknown) =>
  localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
  put('userEmail', admin);
  put('userName', 'Root');
  put('isAdmin', 'true');
  put('creditHistory', [bought('a1', '03')]);
  put(`creditHistory_${admin}`, [bought('a1', '03')]);
  put('userName_ben@example.com', 'Ben');
  put('creditHistory_ben@example.com', [redeemed('b2', '05'), bought('b1', '04', { amount: 75.5 })]);
  put('creditHistory_cy@example.com', [bought('c1', '01', { stripeSessionId: 'cs_1' })]);
});

describe('readOrders', () => {
  it('returns all customers’ histories without duplicates, newest first, with names', () => {
    expect(readOrders().map(({ id, userName, userEmail }) => [id, userName, userEmail])).toEqual([
      ['b2', 'Ben', 'ben@example.com'],
      ['b1', 'Ben', 'ben@example.com'],
      ['a1', 'Root', admin],
      ['c1', 'cy', 'cy@example.com'],
    ]);
  });

  it('names a customer with an invisible name by the part of the address before the @', () => {
    put('userName_ben@example.com', '\u3164 \u200b');
    put('userName', '\u2800');
    expect(new Set(readOrders().map(({ userName }) => userName))).toEqual(new Set(['ben', admin.split('@')[0], 'cy']));
  });

  it('assigns an entry to the customer whose own key contains it', () => {
    put('creditHistory', [bought('c1', '01'), bought('a1', '03')]);
    expect(readOrders().filter(({ id }) => id === 'c1')).toMatchObject([{ userEmail: 'cy@example.com' }]);
  });

  it('keeps different entries with the same id apart, without losing or repeating any', () => {
    put('creditHistory_ben@example.com', [bought('1', '04')]);
    put('creditHistory_cy@example.com', [bought('1', '05'), bought('1', '05')]);
    put('creditHistory', [bought('1', '06', { status: 'active' }), bought('2', '07')]);
    put(`creditHistory_${admin}`, [bought('1', '06')]);
    expect(readOrders().map(({ id, userName, date }) => [id, userName, date.slice(8, 10)])).toEqual([
      ['2', 'Root', '07'],
      ['1', 'Root', '06'],
      ['1', 'cy', '05'],
      ['1', 'Ben', '04'],
    ]);
  });

  it('sums up in cents', () => {
    const totals = { revenueCents: 27550, creditsIssued: 300, redemptions: 1, activeUsers: 3 };
    expect(totalOrders(readOrders())).toEqual(totals);
  });
});

it('readCustomer gives name and balance, of the owner the current one', () => {
  put('userCredits', '70');
  put(`userCredits_${admin}`, '10');
  put('userCredits_ben@example.com', '25');
  expect(readCustomer(admin).credits).toBe(70);
  expect(readCustomer('ben@example.com')).toEqual({ email: 'ben@example.com', name: 'Ben', credits: 25 });
  expect(readCustomer('nobody@example.com')).toEqual({ email: 'nobody@example.com', name: 'nobody', credits: 0 });
});

it.each([
  ['absent', null],
  ['damaged', '{'],
])('readCustomer takes a balance that is %s from the history', (_, text) => {
  put('creditHistory_ben@example.com', [bought('b1', '04', { credits: 60 }), redeemed('b2', '05', { credits: -20 })]);
  if (text) put('userCredits_ben@example.com', text);
  expect(readCustomer('ben@example.com').credits).toBe(40);
});

describe('setCompleted', () => {
  const order = (id: string, userEmail: string, day?: string) => {
    const own = readOrders().filter((one) => one.id === id && one.userEmail === userEmail);
    const found = own.find(({ date }) => !day || date.slice(8, 10) === day);
    if (!found) throw new Error(`no order ${id}`);
    return found;
  };

  it('moves an active order to completed and back, and none that has another status', async () => {
    const active = order('b2', 'ben@example.com');
    await setCompleted(active, true);
    expect(order('b2', 'ben@example.com').status).toBe('completed');
    await setCompleted(active, false);
    expect(order('b2', 'ben@example.com').status).toBe('active');
    put('creditHistory_ben@example.com', [redeemed('b2', '05', { status: 'pending' })]);
    await setCompleted(active, false);
    await setCompleted(active, true);
    expect(order('b2', 'ben@example.com').status).toBe('pending');
  });

  it('does not change another customer’s order with the same id', async () => {
    put('creditHistory', [redeemed('b2', '06')]);
    await setCompleted(order('b2', 'ben@example.com'), true);
    expect(readOrders().map(({ userEmail, status }) => [userEmail, status])).toContainEqual([admin, 'active']);
    await setCompleted(order('b2', admin), true);
    expect(readOrders().filter(({ status }) => status === 'active')).toEqual([]);
  });

  it('does not change the customer’s other order with the same id', async () => {
    put('creditHistory_ben@example.com', [redeemed('b2', '06'), redeemed('b2', '05')]);
    await setCompleted(order('b2', 'ben@example.com', '05'), true);
    expect(order('b2', 'ben@example.com', '06').status).toBe('active');
    expect(order('b2', 'ben@example.com', '05').status).toBe('completed');
  });

  it('refuses customers who are not admins, and unknown orders', async () => {
    const known = order('b2', 'ben@example.com');
    await expect(setCompleted({ ...known, id: 'none' }, true)).rejects.toMatchObject({ code: 'unknown-entry' });
    put('isAdmin', 'false');
    await expect(setCompleted(known, true)).rejects.toMatchObject({ code: 'not-admin' });
  });

  it('refuses to take back the completion of what was delivered, until the delivery is taken back', async () => {
    put('creditHistory_ben@example.com', [redeemed('b2', '05', { status: 'completed' })]);
    const [order] = readOrders().filter(({ id }) => id === 'b2') as [Order];
    const base = { project: `entry ben@example.com ${order.date} b2`, at: order.date, by: 'agency' };
    const delivered = { ...base, id: 'd', kind: 'delivered', note: 'Here' };
    const status = () => readOrders().find(({ id }) => id === 'b2')?.status;
    put('projectEvents', [delivered]);
    await expect(setCompleted(order, false)).rejects.toMatchObject({ code: 'not-now' });
    expect(status()).toBe('completed');
    put('projectEvents', [delivered, { ...base, id: 'w', kind: 'withdrawn', of: 'd' }]);
    await setCompleted(order, false);
    expect(status()).toBe('active');
  });
});

describe('filter and sort', () => {
  const everything: filters.OrderFilter = { type: 'all', status: 'any', text: '', from: '', to: '' };
  it.each<[string, Partial<filters.OrderFilter>, string[]]>([
    ['nothing', {}, ['b2', 'b1', 'a1', 'c1']],
    ['a type', { type: 'redemption' }, ['b2']],
    ['a name in any case', { text: ' bEn ' }, ['b2', 'b1']],
    ['a status', { status: 'active' }, ['b2']],
    ['another status', { status: 'completed', text: 'ben' }, ['b1']],
    ['an email', { text: 'cy@\u200b' }, ['c1']],
    ['a whole reference', { text: ' C1' }, ['c1']],
    ['a payment session', { text: 'cs_1' }, ['c1']],
    ['a first day', { from: '2026-11-04' }, ['b2', 'b1']],
    ['a last day', { to: '2026-11-03' }, ['a1', 'c1']],
    ['all of it', { type: 'purchase', text: 'ben', from: '2026-11-01', to: '2026-11-30' }, ['b1']],
  ])('by %s', (_what, filter, ids) => {
    expect(filters.filterOrders(readOrders(), { ...everything, ...filter }).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['istanbul', 'İstanbul Ltd'],
    ['İSTANBUL', 'istanbul ltd'],
    ['strasse', 'Neue Straße'],
    ['cafe', 'Café Olé'],
  ])('finds by %s a customer called %s', (text, userName) => {
    const orders = readOrders().map((order) => ({ ...order, userName }));
    expect(filters.filterOrders(orders, { ...everything, text })).toHaveLength(4);
  });

  it.each(['müll', 'name@müller.東京', 'Muller', 'xn--mller-kva', '東京'])('finds by %s such an address', (text) => {
    const orders = readOrders().map((order) => ({ ...order, userEmail: 'name@xn--mller-kva.xn--1lqs71d' }));
    expect(filters.filterOrders(orders, { ...everything, text })).toHaveLength(4);
  });

  it.each<[string, Partial<filters.OrderFilter>]>([
    ['“From” is after “To”.', { from: '2026-11-05', to: '2026-11-04' }],
    ['“From” is after “To”.', { from: '12026-11-05', to: '2026-11-04', text: 'zzz' }],
    ['No orders match “zzz”.', { text: ' zzz ', from: '2026-11-04', to: '2026-11-04' }],
    ['No orders match all of these filters.', { text: 'ben', from: '2027-01-01' }],
    ['No orders match all of these filters.', { type: 'redemption', status: 'completed' }],
  ])('says why nothing is left: %s', (why, filter) => {
    expect(filters.filterOrders(readOrders(), { ...everything, ...filter })).toEqual([]);
    expect(filters.whyNoOrders(readOrders(), { ...everything, ...filter })).toBe(why);
    expect(filters.whyNoOrders([], { ...everything, ...filter })).toBe('');
  });

  it('counts each status', () =>
    expect(filters.countStatuses(readOrders())).toEqual({ pending: 0, active: 1, completed: 3 }));

  it('sorts names without regard to case and accents, as the search compares them', () => {
    const names = ['Zoe z', 'Élodie', 'adam', 'Zoe a'];
    const orders = readOrders().map((order, index) => {
      const [userName = '', userEmail = ''] = (names[index] ?? '').split(' ');
      return { ...order, userName, userEmail };
    });
    const sorted = filters.sortOrders(orders, 'user', 'ascending');
    // Of one name they are sorted by their addresses.
    expect(sorted.map(({ userName, userEmail }) => `${userName} ${userEmail}`.trim())).toEqual([
      ...['adam', 'Élodie', 'Zoe a', 'Zoe z'],
    ]);
  });

  it('sorts by each column both ways', () => {
    const ids = (...sort: Parameters<typeof filters.sortOrders> extends [unknown, ...infer Sort] ? Sort : never) =>
      filters.sortOrders(readOrders(), ...sort).map(({ id }) => id);
    expect(ids('date', 'ascending')).toEqual(['c1', 'a1', 'b1', 'b2']);
    expect(ids('user', 'ascending')).toEqual(['b2', 'b1', 'c1', 'a1']);
    expect(ids('amount', 'descending')).toEqual(['a1', 'c1', 'b1', 'b2']);
    expect(ids('credits', 'ascending')[0]).toBe('b2');
    const inWork = (['completed', 'active', 'pending'] as const).map(
      (status) => ({ ...redeemed(status, '01', { status }), userEmail: '', userName: '' }) as Order,
    );
    const byStatus = (direction: 'ascending' | 'descending') =>
      filters.sortOrders(inWork, 'status', direction).map(({ id }) => id);
    expect(byStatus('ascending')).toEqual(['pending', 'active', 'completed']);
    expect(byStatus('descending')).toEqual(['completed', 'active', 'pending']);
  });
});

it('sample data is removed completely', async () => {
  const before = snapshot();
  await loadSampleData(new Date('2026-11-21T12:00:00Z'));
  const orders = readOrders().filter(({ userName }) => userName.startsWith('Sample: '));
  expect(orders.length).toBeGreaterThan(20);
  expect(orders.every(({ date }) => date < '2026-11-21')).toBe(true);
  expect(orders.some(({ type, date }) => type === 'purchase' && date > '2026-11-16')).toBe(true);
  put(`hasPaymentMethod_${bakery}`, 'true');
  await removeSamples();
  expect(snapshot()).toEqual(before);
});

it('sample data leaves a customer of the visitor’s own who has the address of a sample', async () => {
  const own = [bought('real', '20')];
  put(`creditHistory_${bakery}`, own);
  const before = snapshot();
  await loadSampleData(new Date('2026-11-21T12:00:00Z'));
  expect(JSON.parse(localStorage.getItem(`creditHistory_${bakery}`) ?? '')).toEqual(own);
  await removeSamples();
  expect(snapshot()).toEqual(before);
});
