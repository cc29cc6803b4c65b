import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OpenPaymentSlot } from '../../../src/components/payment/open-payment-slot';
import { openPaymentTexts as texts } from '../../../src/content/flows/payments';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { around } from '../../support/in-router';

const load = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('offline'))));
vi.mock('../../../src/hooks/use-on-demand', async (original) => {
  const { useOnDemand } = await original<typeof import('../../../src/hooks/use-on-demand')>();
  return { useOnDemand: (_: unknown, isDue: boolean) => useOnDemand(load, isDue) };
});

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
    <OpenPaymentSlot kind="card" fulfill={() => null} onSettled={() => {}}>
      <button type="button">Pay now</button>
    </OpenPaymentSlot>,
    around(),
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
