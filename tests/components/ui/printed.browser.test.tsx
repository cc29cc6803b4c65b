import { render, screen } from '@testing-library/react';
import { Pause } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { ControlButton } from '../../../src/components/media/video/control-button';
import { Dialog } from '../../../src/components/ui/dialog';
import { DataTable } from '../../../src/components/ui/table/data-table';
import { orderColumns, orderWidths } from '../../../src/pages/account/admin/order-columns';
import type { Order } from '../../../src/services/orders/orders';
import { bought, customer, redeemed } from '../../../support/entries';
import { resize, seed } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const media = (name: string) => cdp().send('Emulation.setEmulatedMedia', { media: name });
const paid = { credits: 900, amount: 1234.5, description: 'Purchased 900 credits' };
/** A sheet of A4 between its margins. */
const sheet = [673, 952] as const;
beforeEach(async () => {
  await resize(...sheet);
  await media('print');
});
afterEach(() => media(''));

const long = Array.from({ length: 60 }, (_, line) => `Paragraph ${line}`).map((text) => <p key={text}>{text}</p>);
const open = (dialog: { isDocument?: boolean }) =>
  render(
    <>
      <p>The page</p>
      <Dialog isOpen onClose={() => undefined} title="Agreement" {...dialog}>
        {long}
      </Dialog>
    </>,
  );

it('a document in a dialog prints whole and alone, without buttons', () => {
  open({ isDocument: true });
  const dialog = screen.getByRole('dialog');
  expect(screen.getByText('The page')).not.toBeVisible();
  expect(screen.getByText('Close')).not.toBeVisible();
  const last = screen.getByText('Paragraph 59').getBoundingClientRect();
  expect(last.bottom).toBeGreaterThan(sheet[1]);
  expect(dialog.getBoundingClientRect().bottom).toBeGreaterThan(last.bottom);
  for (const element of [document.documentElement, dialog, ...dialog.querySelectorAll('*')])
    expect(getComputedStyle(element).overflowY).toBe('visible');
});

it('any other dialog does not print, and the page does', () => {
  open({});
  expect(screen.getByRole('dialog', { hidden: true })).not.toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});

it('the controls of a film do not print', () => {
  render(<ControlButton icon={Pause} label="Pause the video" onPress={() => undefined} />);
  expect(screen.getByLabelText('Pause the video')).not.toBeVisible();
});

const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;

it.each<[address: string, said: readonly string[], controls: readonly string[]]>([
  ['/receipt?entry=n1', ['Total paid', 'Reference', 'Customer', 'Item', '$1,234.50'], []],
  ['/history', ['Purchased 900 credits', 'Redeemed Revision', '$1,234.50', 'Balance'], ['Date']],
  ['/project?entry=r1', ['Revision', 'Completed'], []],
])('%s on paper says what it is for, and has nothing to press', async (address, said, controls) => {
  const entries = [redeemed('r1', '02', { status: 'completed' }), bought('n1', '01', paid)];
  seed(customer({ userCredits: '850', creditHistory: JSON.stringify(entries) }));
  await renderApp(address);
  for (const text of said) expect((await screen.findAllByText(text)).some(isSeen), text).toBe(true);
  const seen = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(isSeen);
  expect(seen.map(({ textContent }) => textContent)).toEqual(controls);
});

const who = { userName: 'Augusta Ada King', userEmail: 'augusta.king@analytical.example' };
const order = { ...bought('n1', '01', { credits: 1_234_567, amount: 123_450 }), ...who } as Order;

it('no amount, word or address breaks in its column', () => {
  const columns = orderColumns({ keys: new Set(), add: () => undefined });
  render(<DataTable caption="Orders" columns={columns} rows={[order]} rowKey={({ id }) => id} widths={orderWidths} />, {
    wrapper: MemoryRouter,
  });
  const lines = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text));
    return range.getClientRects().length;
  };
  for (const text of ['+1,234,567', '$123,450', 'Purchase', order.userEmail])
    expect([text, lines(text)]).toEqual([text, 1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(sheet[0]);
});
