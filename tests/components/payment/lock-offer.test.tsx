import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LockOffer } from '../../../src/components/payment/lock-offer';
import { openPaymentTexts as texts } from '../../../src/content/flows/payments';
import { lockOffer } from '../../../src/services/payments/open-payments';

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
