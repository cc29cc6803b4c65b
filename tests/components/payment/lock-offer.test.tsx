import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LockOffer, OpenPaymentSlot } from '../../../src/components/payment/open-payment-slot';
import { openPaymentTexts as texts } from '../../../src/content/flows/payments';
import { lockOffer } from '../../../src/services/payments/open-payments';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';

it('another tab that holds up the payment is announced, and a press goes on here and gives the focus back', async () => {
  const take = vi.fn(() => lockOffer.set(null));
  render(
    <>
      <button type="submit">Pay now</button>
      <LockOffer />
    </>,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.tab();
  lockOffer.set(take);
  expect(await screen.findByText(texts.otherTab)).toBe(status);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: texts.goOnHere })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(take).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Pay now' })).toHaveFocus();
  expect(screen.queryByText(texts.goOnHere)).not.toBeInTheDocument();
});

it('a payment that opens while the form pays is shown once the form has ended', async () => {
  const slot = (isBusy: boolean) => (
    <OpenPaymentSlot fulfillment={{ kind: 'card', apply: () => null }} onSettled={() => {}} isBusy={isBusy}>
      <button type="submit">Pay now</button>
    </OpenPaymentSlot>
  );
  const { rerender } = render(slot(true), { wrapper: MemoryRouter });
  const order = { kind: 'card' } as const;
  const open = { key: 'a.1', reference: 'pay_a1', state: 'unknown', owner: null, amountCents: 0, order } as const;
  await act(async () => store.write(keys.openPayments, [open]));
  await act(async () => vi.dynamicImportSettled());
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
  rerender(slot(false));
  expect(await screen.findByRole('heading', { name: texts.unknown.heading })).toHaveFocus();
});
