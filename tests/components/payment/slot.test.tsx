import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OpenPaymentSlot } from '../../../src/components/payment/open-payment-slot';
import { openPaymentTexts as texts } from '../../../src/content/flows/payments';
import type { PaymentDeclined } from '../../../src/services/errors';
import { saveOpenPayment } from '../../../src/services/payments/open-payments';
import * as keys from '../../../src/storage/schema';
import { normalSteering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import { around } from '../../support/in-router';

const order = { kind: 'card' } as const;
const payment = { key: 'a.1', reference: 'pay_a1', state: 'unknown', owner: null, amountCents: 0, order } as const;
const onSettled = vi.fn();
const slot = (isBusy = false, onDeclined?: (error: PaymentDeclined) => void) => (
  <OpenPaymentSlot kind="card" fulfill={() => 7} onSettled={onSettled} onDeclined={onDeclined} isBusy={isBusy}>
    <button type="submit">Pay now</button>
  </OpenPaymentSlot>
);
const open = () => void act(() => store.write(keys.openPayments, [payment]));
const close = () => void act(() => store.remove(keys.openPayments));
const panelLoads = () => act(async () => vi.dynamicImportSettled());
const heading = () => screen.findByRole('heading', { name: texts.unknown.heading });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  onSettled.mockClear();
  store.write(keys.demoSteering, { ...normalSteering, waits: 'none' });
});

type Step = 'pay' | 'payEnded' | 'open' | 'close' | 'load';
it.each<[takesFocus: boolean, ...steps: Step[]]>([
  [true, 'pay', 'open', 'payEnded'],
  [true, 'open', 'pay', 'payEnded'],
  [false, 'open'],
  [false, 'pay', 'payEnded', 'open'],
  [false, 'pay', 'open', 'payEnded', 'load', 'close', 'open'],
])('the panel takes the focus: %s after %s %s %s', async (takesFocus, ...steps) => {
  const { rerender } = render(slot(), around());
  const take = { pay: () => rerender(slot(true)), payEnded: () => rerender(slot()), open, close, load: panelLoads };
  for (const step of steps) await take[step]();
  const shown = await heading();
  await panelLoads();
  await waitFor(() => expect(shown === document.activeElement).toBe(takesFocus));
});

it('a payment that opens while the form pays is shown once the form has ended', async () => {
  const { rerender } = render(slot(true), around());
  open();
  await panelLoads();
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
  rerender(slot());
  const shown = await heading();
  await waitFor(() => expect(shown).toHaveFocus());
});

it('a payment that another tab settles leaves a note, which goes when the form pays', async () => {
  const { rerender } = render(slot(), around());
  open();
  await heading();
  close();
  expect(screen.getByText(texts.settledElsewhere)).toHaveFocus();
  rerender(slot(true));
  expect(screen.queryByText(texts.settledElsewhere)).not.toBeInTheDocument();
});

it('a decline and a cancellation leave their note, and a later end in another tab its own, also with the same key', async () => {
  render(slot(), around());
  open();
  await press(texts.checkAgain);
  expect(await screen.findByText(/^Your payment did not go through\./)).toHaveFocus();
  open();
  await press(texts.payAnotherWay);
  expect(await screen.findByText(texts.canceled)).toHaveFocus();
  open();
  await heading();
  close();
  expect(screen.getByText(texts.settledElsewhere)).toHaveFocus();
});

it('the form shows its own decline, but no cancellation', async () => {
  const onDeclined = vi.fn();
  render(slot(false, onDeclined), around());
  open();
  await press(texts.checkAgain);
  await screen.findByRole('button', { name: 'Pay now' });
  expect(onDeclined).toHaveBeenCalledOnce();
  expect(screen.queryByText(texts.settledElsewhere)).not.toBeInTheDocument();
  open();
  await press(texts.payAnotherWay);
  expect(await screen.findByText(texts.canceled)).toHaveFocus();
  expect(onDeclined).toHaveBeenCalledOnce();
});

it('a payment that has gone through is handed on once, without a note', async () => {
  const { key, reference } = payment;
  store.write(keys.providerPayments, [{ key, reference, amountCents: 0, status: 'succeeded', method: null }]);
  render(slot(), around());
  open();
  await press(texts.checkAgain);
  await screen.findByRole('button', { name: 'Pay now' });
  expect(onSettled.mock.calls).toEqual([[7]]);
  expect(screen.queryByText(texts.settledElsewhere)).not.toBeInTheDocument();
});

it.each([
  ['', 'pay_a1'],
  ['?open=pay_b2', 'pay_b2'],
  ['?open=pay_of_somebody_else', 'pay_a1'],
])(
  'of two open payments, the address %j shows %s, also after a check that has no answer, and a press settles it',
  async (search, reference) => {
    const others = { ...payment, key: 'c.3', reference: 'pay_of_somebody_else', owner: 'eve@example.com' };
    act(() => store.write(keys.openPayments, [others, payment, { ...payment, key: 'b.2', reference: 'pay_b2' }]));
    render(slot(), around(`/${search}`));
    await heading();
    expect(await screen.findByText(reference)).toBeInTheDocument();
    const shown = store.read(keys.openPayments).find((one) => one.reference === reference) ?? payment;
    await act(() => store.transact((tx) => saveOpenPayment(tx, { ...shown, state: 'needs-confirmation' })));
    expect(await screen.findByText(reference)).toBeInTheDocument();
    await press(texts.payAnotherWay);
    await waitFor(() => expect(store.read(keys.openPayments)).toHaveLength(2));
    expect(store.read(keys.openPayments).map((one) => one.reference)).not.toContain(reference);
  },
);
