import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { OpenPaymentPanel } from '../../../src/components/payment/open-payment';
import { OpenPaymentSlot } from '../../../src/components/payment/open-payment-slot';
import { openPaymentTexts as texts } from '../../../src/content/flows/payments';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';

const load = vi.hoisted(() => vi.fn(() => Promise.resolve(false)));
vi.mock('../../../src/hooks/use-on-demand', () => ({ useOnDemand: () => [null, load] }));

const payment = {
  ...({ key: 'a.1', reference: 'pay_a1', state: 'needs-confirmation' } as const),
  ...({ owner: null, amountCents: 5000, order: { kind: 'card' } } as const),
};

const announcementsOf = (region: HTMLElement) => {
  const announcements: string[] = [];
  const observer = new MutationObserver(() =>
    announcements.push(region.querySelector('p')?.textContent ?? region.textContent),
  );
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  return announcements;
};

beforeEach(() => void load.mockClear());

it('a second failed load of the panel is announced as well', async () => {
  store.write(keys.openPayments, [payment]);
  render(
    <OpenPaymentSlot fulfillment={{ kind: 'card', apply: () => null }} onSettled={() => {}}>
      <button type="button">Pay now</button>
    </OpenPaymentSlot>,
    { wrapper: MemoryRouter },
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(texts.slotNotLoaded);
  expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  const announcements = announcementsOf(alert);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(announcements).toEqual([texts.loading, texts.slotNotLoaded]));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

it('a second failed load of the confirmation is announced as well', async () => {
  render(<OpenPaymentPanel payment={payment} isNew={false} settle={() => Promise.resolve()} onNote={() => {}} />);
  const status = screen.getByRole('status');
  const announcements = announcementsOf(status);
  const confirm = screen.getByRole('button', { name: 'Confirm payment' });
  await userEvent.click(confirm);
  await waitFor(() => expect(status).toHaveTextContent(texts.notLoaded));
  await userEvent.click(confirm);
  await waitFor(() => expect(announcements).toEqual([texts.notLoaded, '', texts.notLoaded]));
  expect(load).toHaveBeenCalledTimes(2);
});
