import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPaymentTexts as texts } from '../../../src/content/flows/payments';
import { href } from '../../../src/paths';
import { lockOffer } from '../../../src/services/payments/open-payments';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { renderApp } from '../../support/render-app';
import { signIn } from '../../support/storage';

it('offers to go on where another tab holds up the payment, and a payment leads to its return', async () => {
  signIn('ada@example.com');
  store.write(keys.pendingPurchase, { credits: 100, amount: 100, type: 'credits', sessionId: 'cs_1' });
  const { router } = await renderApp(href('demoProvider', { session: 'cs_1' }));
  const take = vi.fn(() => lockOffer.set(null));
  act(() => lockOffer.set(take));
  await userEvent.click(await screen.findByRole('button', { name: texts.goOnHere }));
  expect(take).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(href('success')));
  expect(await screen.findByText('100 credits have been added to your account.')).toBeVisible();
});
