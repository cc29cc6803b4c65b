import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Component } from '../../../src/pages/account/success-page';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { renderAt } from '../../support/in-router';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

const boughtWith = () =>
  store.read(keys.creditHistory).map((entry) => (entry.type === 'purchase' ? entry.stripeSessionId : null));

const open = (query: string) => renderAt(<Component />, `/success${query}`);

it('a return without a session is an error with a way on', async () => {
  open('');
  expect(await screen.findByText(/^There was an issue processing your payment/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/purchase-credits');
});

it('a second payment that returns to the page while it is open is applied, too', async () => {
  const pending = { credits: 100, amount: 100, type: 'credits' };
  store.write(keys.pendingPurchase, pending);
  const { router } = open('?session_id=one');
  expect(await screen.findByText('100 credits have been added to your account.')).toBeVisible();
  expect(boughtWith()).toEqual(['one']);
  expect(screen.getByText(/^Your receipt was sent/)).toBeVisible();

  store.write(keys.pendingPurchase, { ...pending, credits: 250 });
  await act(() => router.navigate('/success?session_id=two'));
  expect(await screen.findByText('250 credits have been added to your account.')).toBeVisible();
  expect(boughtWith().toSorted()).toEqual(['one', 'two']);
});

it('a return of which nothing is in the history promises no receipt', async () => {
  open('?session_id=none');
  expect(await screen.findByText('none')).toBeVisible();
  expect(screen.queryByText(/^Your receipt was sent/)).toBeNull();
});
