import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { redeemed } from '../../support/entries';
import { renderApp } from '../../support/render-app';

beforeAll(() => import('../../../src/pages/account/redeem-page'), 60_000);

const reopen = (serviceId: string) => renderApp({ pathname: `/redeem/${serviceId}`, state: { redeemed: 'r1' } });
const success = () => screen.findByRole('heading', { level: 1, name: 'Service Redeemed!' });

const signIn = (status: string) => {
  const creditHistory = JSON.stringify([redeemed('r1', '01', { status })]);
  Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userCredits: '500', creditHistory });
};

beforeEach(() => vi.stubGlobal('open', vi.fn()));

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

it('links to the calendar after a reload, too', async () => {
  signIn('active');
  await reopen('revision');
  expect(await success()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pick your time in the calendar' })).toBeVisible();
});

it('has no link to the calendar once the work is completed', async () => {
  signIn('completed');
  await reopen('revision');
  expect(await success()).toBeVisible();
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
});
