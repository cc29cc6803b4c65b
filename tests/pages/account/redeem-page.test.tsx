import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { creditServices } from '../../../src/content/catalogue/credits';
import type { CreditServiceId } from '../../../src/content/ids';
import { redeemed } from '../../../support/entries';
import { renderApp } from '../../support/render-app';

const reopen = (serviceId: string) => renderApp({ pathname: `/redeem/${serviceId}`, state: { redeemed: 'r1' } });

const signIn = (status: string) => {
  const creditHistory = JSON.stringify([redeemed('r1', '01', { status })]);
  Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userCredits: '500', creditHistory });
};

beforeEach(() => vi.stubGlobal('open', vi.fn()));

/** A word of each service's list that no other list has. */
const ownWords: Readonly<Record<CreditServiceId, RegExp>> = {
  revision: /^Up to 3 rounds/,
  'new-page': /^Linked into your navigation/,
  'custom-artwork': /^Two drawn directions/,
  'logo-design': /^3 initial concepts$/,
  'branding-kit': /^Type scale/,
  'instant-site': /^Three pages/,
};

it.each(creditServices)('of $name has its own list and its price, which may be the whole balance', async (service) => {
  const { id, name, credits, details } = service;
  Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userCredits: String(credits) });
  const { unmount } = await renderApp(`/redeem/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  const list = screen.getByRole('heading', { name: "What's included" }).nextElementSibling;
  const items = [...(list?.children ?? [])].map(({ textContent }) => textContent ?? '');
  expect(items).toEqual(details);
  for (const [of, words] of Object.entries(ownWords))
    expect(
      items.some((item) => words.test(item)),
      of,
    ).toBe(of === id);
  const value = (label: string) => screen.getByText(label).nextElementSibling;
  expect(value('Service cost')).toHaveTextContent(String(credits));
  expect(value('Credits after')).toHaveTextContent(/^0$/);
  expect(screen.getByRole('button', { name: 'Redeem Service' })).toBeEnabled();
  unmount();
  localStorage.setItem('userCredits', String(credits - 1));
  await renderApp(`/redeem/${id}`);
  expect(await screen.findByText('Insufficient')).toBe(value('Credits after'));
  expect(screen.getByRole('button', { name: 'Redeem Service' })).toBeDisabled();
});

it('belongs to its service, whatever the history entry says', async () => {
  signIn('pending');
  await reopen('logo-design');
  // The account was read.
  expect(await screen.findByText('500')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Logo Design' })).toBeVisible();
  expect(screen.queryByText('Service Redeemed!')).toBeNull();
});

it.each(['unknown', '__proto__', 'x'.repeat(5000)])('of an unknown service leads to the dashboard', async (id) => {
  signIn('pending');
  const { router } = await renderApp(`/redeem/${id}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('links to the calendar after the press, because nothing tells whether its window has opened', async () => {
  signIn('pending');
  await reopen('revision');
  await userEvent.click(await screen.findByRole('button', { name: 'Start Assignment' }));
  const link = await screen.findByRole('link', { name: 'Pick your time in the calendar' });
  expect(link.parentElement).toHaveTextContent(/^Started. Pick your time in the calendar.$/);
});

it.each([
  ['active', 1],
  ['completed', 0],
])('after a reload, work that is %s has %i links to the calendar', async (status, count) => {
  signIn(status);
  await reopen('revision');
  await screen.findByRole('heading', { level: 1, name: 'Service Redeemed!' });
  expect(screen.queryAllByRole('link', { name: /calendar/ })).toHaveLength(count);
});
