import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toCents } from '../../../../src/content/format/money';
import { readAccount } from '../../../../src/services/credits/history';
import { paymentsAmong, paymentsText, readPlansAndSites } from '../../../../src/services/receipts/plans-and-sites';
import { readReceipt } from '../../../../src/services/receipts/receipts';
import { type Submission, submissions } from '../../../../src/storage/schema';
import { store } from '../../../../src/storage/store';
import { bought, sent } from '../../../../support/entries';
import { renderApp } from '../../../support/render-app';
import { signIn } from '../../../support/storage';

const by = { email: 'ada@example.com', fullName: 'Ada Lovelace' };
const on = (id: string, kind: Submission['kind'], day: string, answers: object, more: Partial<Submission> = {}) =>
  sent(kind, { ...by, ...answers }, { id, date: `2026-11-${day}T10:00:00.000Z`, ...more });
const agency = on('agency', 'checkout', '20', { plan: 'agency', totalAmount: 5000 });
const site = on('site', 'checkout', '21', { plan: 'instant-site', totalAmount: 500 }, { done: agency.date });
const orderOf = (id: string, paidBy: string) =>
  on(id, 'instant-site', '22', { payment: { paidBy, paidAtCheckout: true }, totalAmount: 0 });
const form = on('form', 'instant-site', '23', { payment: { testMode: false }, totalAmount: 650 });
const bens = on('ben', 'checkout', '24', { plan: 'agency', totalAmount: 5000 }, { owner: 'ben@example.com' });
const damaged = [
  on('free', 'checkout', '19', { plan: 'agency', totalAmount: 0 }),
  on('no-amount', 'checkout', '18', { plan: 'agency' }),
  on('text', 'checkout', '18', { plan: 'agency', totalAmount: '5000' }),
  on('unknown-plan', 'checkout', '17', { plan: 'gold', totalAmount: 100 }),
  on('no-day', 'checkout', '16', { plan: 'agency', totalAmount: 7 }, { date: '2026-11-16T10:00:00+05' }),
  { ...agency, id: 'no-date', date: undefined },
  agency,
];

const seed = (list: readonly object[], entries: Readonly<Record<string, string>> = {}) => {
  signIn('ada@example.com');
  Object.assign(localStorage, { ...entries, submissions: JSON.stringify(list) });
};
const credits = JSON.stringify([bought('p1', '01'), bought('p2', '02', { amount: 450, credits: 500 })]);

it('has each payment once, and the receipts come to what both lists say', () => {
  seed([...damaged, site, orderOf('order', 'site'), form, bens], { creditHistory: credits });
  const payments = readPlansAndSites();
  expect(payments.map(({ item, totalCents }) => [item, totalCents])).toEqual([
    ['Instant Site Package', 65_000],
    ['Instant Site', 50_000],
    ['Agency Service', 500_000],
    ['Plan', 10_000],
  ]);
  const { statements, totals } = readAccount();
  const receipts = [
    ...payments.map(({ id }) => readReceipt({ order: id, entry: null, date: null })),
    ...statements.map(({ id, date }) => readReceipt({ order: null, entry: id, date })),
  ];
  const sum = receipts.reduce((cents, receipt) => cents + (receipt?.totalCents ?? Number.NaN), 0);
  expect(sum).toBe(totals.spentCents + 625_000);
  expect(totals.spentCents).toBe(toCents(550));
  expect(paymentsText(payments)).toBe('4 payments, $6,250');
  const all = store.read(submissions);
  expect(paymentsText(paymentsAmong(all, all)), 'of everybody').toBe('5 payments, $11,250');
});

it('stands below the credits, which have no part in it, and each receipt leads back to it', async () => {
  seed([...damaged.slice(0, 5), agency, site, form], {});
  const { router } = await renderApp('/history?type=redemption#plans-and-sites');
  const list = await screen.findByRole('region', { name: 'Plans and sites' });
  expect(screen.getByText('No transactions found')).toBeVisible();
  expect(screen.getByText(/^Nothing of this kind yet/)).toBeVisible();
  expect(screen.getByText('Plans and sites are below')).toBeVisible();
  expect(within(list).getByText('4 payments, $6,250')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plans and sites' })).toHaveFocus());
  await userEvent.click(within(list).getByRole('link', { name: /^Receipt ?for Instant Site, / }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to Plans and sites' }));
  expect(router.state.location).toMatchObject({ pathname: '/history', hash: '#plans-and-sites' });
});

it.each([
  ['is kept until an order names it', [site], true],
  ['is done with its order', [site, orderOf('order', 'site')], false],
  ['is done with another customer’s order', [site, { ...orderOf('o', 'site'), owner: 'ben@example.com' }], false],
])('a paid Instant Site %s, in progress and on its receipt', async (_, list, isOpen) => {
  seed(list);
  const { unmount } = await renderApp('/dashboard');
  await screen.findByRole('heading', { name: /^Welcome back/ });
  const row = screen.queryByText('Instant Site, $500 paid')?.closest('li');
  expect(row?.querySelector('a[aria-describedby]')?.getAttribute('href')).toBe(
    isOpen ? '/instant-site-form' : undefined,
  );
  unmount();
  signIn(null);
  sessionStorage.setItem('sentHere', '["site"]');
  await renderApp('/receipt?order=site');
  await screen.findByRole('heading', { name: 'Receipt' });
  expect(screen.queryByRole('link', { name: 'Continue' }) !== null).toBe(isOpen);
  expect(screen.queryByRole('link', { name: /^Back to/ }), 'signed out').toBeNull();
});

it('an admin sees the sum of all or of one customer, and what waits for its form', async () => {
  seed([agency, site, bens], { isAdmin: 'true' });
  const { router } = await renderApp('/admin?tab=requests&kind=trial');
  expect(await screen.findByText('3 payments, $10,500')).toBeVisible();
  await router.navigate('/admin?customer=ada%40example.com');
  expect((await screen.findByText('2 payments')).parentElement).toHaveTextContent('$5,500');
  await router.navigate('/admin?tab=requests&state=done&customer=ada%40example.com');
  expect(await screen.findByText('Setup form not sent yet')).toBeVisible();
});

it.each([
  [0, 'Buy credits'],
  [300, 'Choose a service.'],
])('with %i credits and nothing in progress the first step is “%s”', async (userCredits, step) => {
  seed([], { userCredits: String(userCredits) });
  await renderApp('/dashboard');
  expect(await screen.findByRole('link', { name: step })).toBeVisible();
  expect(screen.queryAllByText('You have 300 credits.')).toHaveLength(userCredits && 1);
});

it('a receipt names the session of its payment', async () => {
  seed([], { creditHistory: JSON.stringify([bought('p1', '01', { stripeSessionId: 'cs_1' })]) });
  await renderApp('/receipt?entry=p1');
  expect((await screen.findByText('Payment session')).parentElement).toHaveTextContent('cs_1');
});
