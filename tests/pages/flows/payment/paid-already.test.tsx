import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutPlanId } from '../../../../src/content/catalogue/plans';
import { PaidAlready } from '../../../../src/pages/flows/payment/paid-already';
import * as keys from '../../../../src/storage/schema';
import { store } from '../../../../src/storage/store';
import { sent } from '../../../../support/entries';
import { signIn } from '../../../support/storage';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00') }));

const date = new Date('2026-11-27T12:00:00').toISOString();
const checkout = (id: string, answers: object) =>
  sent('checkout', { email: 'ada@example.com', ...answers }, { id, date });
const agency = checkout('a', { plan: 'agency', totalAmount: 5000 });
const brief = sent('onboarding', { email: 'ada@example.com' }, { date });
const show = (planId: CheckoutPlanId = 'agency') => render(<PaidAlready planId={planId} />, { wrapper: MemoryRouter });
const notice = () => screen.queryByRole('region', { name: /is paid$/ });
const link = () => notice()?.querySelector('a')?.getAttribute('href');

it('is in every tab of the customer, on every day, and leads to the brief, then to the receipt', () => {
  signIn('ada@example.com');
  store.write(keys.submissions, [agency]);
  show();
  expect(notice()?.firstElementChild).toHaveTextContent(
    'Agency Service is paid: $5,000 on Nov 27, next charge Dec 27 (a demo: it is not charged). If you pay here again, you start it a second time.',
  );
  expect(link()).toBe('/onboarding');
  act(() => store.write(keys.submissions, [brief, agency]));
  expect(link(), 'also with an earlier brief').toBe('/receipt?order=a');
});

it.each([
  ['another plan', { answers: { plan: 'enterprise' } }],
  ['a plan of another customer', { owner: 'ben@example.com' }],
])('is not there for %s', (_, more) => {
  signIn('ada@example.com');
  store.write(keys.submissions, [{ ...agency, ...more }]);
  show();
  expect(notice()).toBeNull();
});

it('is there for somebody who is signed out only where they have paid', () => {
  store.write(keys.submissions, [agency]);
  show();
  expect(notice()).toBeNull();
  // As after a press that the service has refused: the page mounts it again.
  store.write(keys.sentHere, ['a']);
  show();
  expect(notice()).not.toBeNull();
});

it('appears when another tab pays, but not between this tab’s payment and its next page', () => {
  signIn('ada@example.com');
  show();
  act(() => {
    store.write(keys.sentHere, ['a']);
    store.write(keys.submissions, [agency]);
  });
  expect(notice()).toBeNull();
  act(() => store.write(keys.submissions, [agency, { ...agency, id: 'other' }]));
  expect(notice()).not.toBeNull();
});

it('names the total with its discount, and says what it can of damaged payments', () => {
  signIn('ada@example.com');
  store.write(keys.submissions, [checkout('c', { plan: 'agency', totalAmount: 4000, discountCode: 'SAVE20' })]);
  show();
  expect(notice()).toHaveTextContent(/is paid: \$4,000 on Nov 27, .* The total includes SAVE20: 20% off\./);
  act(() => store.write(keys.submissions, [checkout('d', { plan: 'agency' }), brief]));
  expect(notice()).toHaveTextContent('is paid: on Nov 27, next charge Dec 27');
  expect(link(), 'there is no receipt').toBeUndefined();
});

it('says that the setup form of an Instant Site is paid, and leads there', () => {
  store.write(keys.submissions, [checkout('s', { plan: 'instant-site', totalAmount: 500 })]);
  store.write(keys.sentHere, ['s']);
  show('instant-site');
  expect(notice()).toHaveTextContent(/You paid \$500 on .*If you pay here again, you buy a second site\./);
  expect(link()).toBe('/instant-site-form');
});
