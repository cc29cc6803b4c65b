import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../../src/components/ui/toast/toasts';
import { ExportButton } from '../../../src/pages/account/admin/export-button';
import type { Order } from '../../../src/services/orders/orders';
import { store } from '../../../src/storage/store';
import { bought } from '../../../support/entries';
import { renderApp } from '../../support/render-app';

const order = { ...bought('o1', '01'), userEmail: 'ada@example.com', userName: 'Ada' } as Order;
const report = vi.fn();
beforeEach(() => {
  report.mockClear();
  vi.stubGlobal('reportError', report);
  Object.assign(localStorage, { authToken: 't', userEmail: 'ada@b.de', hasPaymentMethod: 'true', userCredits: '1000' });
});

const buy = async () => {
  await renderApp('/purchase-credits');
  await userEvent.click(await screen.findByRole('radio', { name: /Starter/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Purchase Credits (Demo)' }));
};
const redeem = async () => {
  await renderApp('/redeem/revision');
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem Service' }));
};

const acts = [
  ['purchase', buy, 'Purchase Failed'],
  ['redemption', redeem, 'Redemption Failed'],
] as const;

it.each(acts)('an unexpected error during a %s shows the usual message and is reported', async (_, act, title) => {
  const mistake = new TypeError('x is undefined');
  vi.spyOn(store, 'transact').mockRejectedValue(mistake);
  await act();
  expect(await screen.findByText(title)).toBeVisible();
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
});

it('a balance that would be too large asks for a smaller quantity, not to try again', async () => {
  localStorage.setItem('userCredits', String(Number.MAX_SAFE_INTEGER));
  await buy();
  expect(await screen.findByText('Purchase Failed')).toBeVisible();
  expect(screen.getAllByText(/Choose a smaller quantity/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/try again/i)).not.toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
});

it('an unexpected error during an export shows the usual message and is reported', async () => {
  const mistake = new TypeError('no address');
  URL.createObjectURL = () => {
    throw mistake;
  };
  render(
    <MemoryRouter>
      <ExportButton orders={[order]} />
      <Toasts />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Export failed')).toBeVisible();
  URL.createObjectURL = () => 'blob:orders';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^The download was started: orders_.*\.csv$/)).toBeVisible();
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
});
