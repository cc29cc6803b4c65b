/** Pages that are open while another tab writes. The browser tells of each key that has changed, one event after another. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bought, customer, redeemed } from '../../../support/entries';
import { writeElsewhere } from '../../support/form';
import { renderApp } from '../../support/render-app';

const first = bought('b1', '04', { description: 'Purchased 300 credits', credits: 300, amount: 300 });
const logo = redeemed('r1', '05', { service: 'Logo Design', credits: -200, status: 'pending' });
const history = (...entries: readonly object[]) => ({ creditHistory: JSON.stringify(entries) });
const before = customer({ userCredits: '100', ...history(logo, first), hasPaymentMethod: 'true' });
const second = bought('b2', '06', { description: 'Purchased 777 credits', credits: 777, amount: 777 });
const purchase = { userCredits: '877', ...history(second, logo, first) };
const active = history({ ...logo, status: 'active' }, first);
const plan = {
  ...{ id: 'c1', kind: 'checkout', date: '2026-11-07T10:00:00.000Z', owner: 'ada@example.com' },
  answers: { plan: 'agency', totalAmount: 5000, email: 'ada@example.com' },
};
const order = { submissions: JSON.stringify([plan]) };
const message = (project: string) => ({
  projectEvents: JSON.stringify([
    { id: 'm', project, at: '2026-11-08T10:00:00.000Z', by: 'agency', kind: 'message', text: 'A word from us' },
  ]),
});
const keyOfLogo = `entry ada@example.com ${logo.date} r1`;
const asAdmin = { ...before, isAdmin: 'true' };

it.each<[address: string, what: string, stored: object, written: Readonly<Record<string, string>>, shown: RegExp]>([
  ['/dashboard', 'balance', before, purchase, /^877$/],
  ['/dashboard', 'order in progress', before, order, /Agency Service/],
  ['/history', 'balance', before, purchase, /877/],
  ['/history', 'row', before, purchase, /Purchased 777 credits/],
  ['/history', 'status', before, active, /^Active$/],
  ['/history', 'plan', before, order, /Agency Service/],
  ['/redeem/revision', 'balance', before, purchase, /^877$/],
  ['/receipt?entry=b1', 'name', before, { userName: 'Augusta' }, /Augusta/],
  ['/projects', 'project', before, order, /Agency Service/],
  ['/projects', 'state', before, active, /Which time did you pick/],
  ['/project?entry=r1', 'message', before, message(keyOfLogo), /A word from us/],
  ['/admin', 'order', asAdmin, { 'creditHistory_ben@example.com': JSON.stringify([second]) }, /ben@example\.com/],
  ['/admin?tab=requests', 'project', asAdmin, order, /Agency Service/],
])('%s shows the %s that another tab writes', async (address, _, stored, written, shown) => {
  Object.assign(localStorage, stored);
  await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('main')?.textContent).not.toBe(''));
  expect(screen.queryAllByText(shown)).toEqual([]);
  writeElsewhere(written);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
});
