import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { identity } from '../../../brand.config';
import { bought } from '../../../support/entries';
import { renderApp } from '../../support/render-app';

const history = [bought('b1', '04'), bought('b2', '21')];
const stored = { userEmail: 'ada@example.com', userName: 'Ada', creditHistory: JSON.stringify(history) };

it.each([
  ['/receipt?entry=b1', 'Receipt', 'Receipt b1'],
  ['/history', 'Transaction History', 'Statement, November 4, 2026 to November 21, 2026'],
])('%s is saved under a title of its own, which names nobody and moves no focus', async (address, heading, title) => {
  Object.assign(localStorage, { ...stored, authToken: 't' });
  const { router } = await renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).not.toHaveFocus();
  await waitFor(() => expect(document.title).toBe(`${title} | ${identity.name}`));
  if (heading !== 'Receipt') return;
  await act(() => router.navigate('/receipt?entry=b2'));
  await waitFor(() => expect(document.title).toBe(`Receipt b2 | ${identity.name}`));
});

it('who is signed out reads nothing of it in the title', async () => {
  Object.assign(localStorage, stored);
  await renderApp('/history');
  await waitFor(() => expect(document.title).toMatch(/^(Transaction history|Log in) \|/));
});

it('an address with a slash at its end is canonical without it', async () => {
  await renderApp('/pricing/');
  const link = () => document.head.querySelector('link[rel=canonical]');
  await waitFor(() => expect(link()).toHaveAttribute('href', `${identity.url}/pricing`));
});
