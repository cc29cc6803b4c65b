/** That the account's pages take the largest figures and the longest words, and what they show by their looks. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bought, customer } from '../../../support/entries';
import { resize, seed, sidewaysScroll } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const open = async (address: string, entries: Readonly<Record<string, string>> = {}) => {
  seed(entries);
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const asAdmin = (more: Readonly<Record<string, string>>) => customer({ isAdmin: 'true', ...more });

it.each(
  [1_000_000, Number.MAX_SAFE_INTEGER].flatMap((credits) =>
    ['/dashboard', '/history', '/receipt?entry=p1', '/redeem/revision'].map((address) => [credits, address] as const),
  ),
)('a balance of %i fits a phone on %s', async (credits, address) => {
  await resize(375, 812);
  const order = bought('p1', '01', { credits, amount: 90_000_000_000_000, description: `Purchased ${credits}` });
  await open(address, customer({ userCredits: String(credits), creditHistory: JSON.stringify([order]) }));
  await screen.findAllByText(new RegExp(`${credits.toLocaleString('en-US')}|${credits}`));
  expect(sidewaysScroll()).toBe(0);
});

it('the largest order fits a phone', async () => {
  await resize(375, 812);
  await open('/purchase-credits', customer({ hasPaymentMethod: 'true' }));
  await userEvent.click(screen.getByRole('radio', { name: /Enterprise/ }));
  await userEvent.fill(screen.getByLabelText('Quantity'), '1000000');
  await screen.findByText('$1,500,000,000');
  expect(sidewaysScroll()).toBe(0);
});

it.each(['/dashboard', '/receipt?entry=b1'])('a long name in one word fits a phone on %s', async (address) => {
  await resize(320, 700);
  const userName = 'maximiliane.mustermann-von-und-zu-hohenstein';
  const creditHistory = JSON.stringify([bought('b1', '04')]);
  await open(address, customer({ userName, userCredits: '100', creditHistory }));
  await screen.findAllByText(new RegExp(userName));
  expect(sidewaysScroll()).toBe(0);
});

it('words of customers stay text, and make nothing wider than a phone', async () => {
  await resize(375);
  const hostile = '<img src=x onerror="document.title=1"> 👩🏽‍🚀 שלום';
  const long = 'n'.repeat(240);
  const answers = {
    fullName: hostile,
    email: `${long}@example.com`,
    existingLinks: `https://example.com/${long}`,
    mediaFiles: [{ name: `${long}.png`, size: 70, type: 'image/png' }],
    totalAmount: 650,
  };
  const request = { id: 'b'.repeat(32), kind: 'instant-site', date: '2026-11-03T08:00:00.000Z', answers };
  await open('/admin?tab=requests', asAdmin({ submissions: JSON.stringify([request]) }));
  const projects = within(await screen.findByRole('region', { name: 'Projects' }));
  expect((await projects.findAllByText(hostile)).length).toBeGreaterThan(0);
  await userEvent.click(projects.getByRole('link', { name: 'Instant Site' }));
  const region = within(await screen.findByRole('region', { name: 'What was sent' }));
  expect(await region.findByText(`${long}.png (70 bytes)`)).toBeVisible();
  expect(region.getAllByText(hostile).length).toBeGreaterThan(0);
  expect(sidewaysScroll()).toBe(0);
});

it('a service that cannot be afforded is dimmed at a glance', async () => {
  await open('/dashboard', customer({ userCredits: '200' }));
  const look = async (name: string) => {
    const service = (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
    const tile = service.querySelector('[aria-hidden=true]') as HTMLElement;
    const { backgroundColor, color } = getComputedStyle(service);
    return { ground: backgroundColor, color, tile: getComputedStyle(tile).backgroundColor };
  };
  const [bright, dim] = [await look('Logo Design'), await look('Branding Kit')];
  expect(dim.ground).not.toBe(bright.ground);
  expect(dim.color).not.toBe(bright.color);
  expect(dim.tile).toBe('rgba(0, 0, 0, 0)');
  expect(bright.tile).not.toBe(dim.tile);
});

it('the wheel leaves the quantity alone', async () => {
  await open('/purchase-credits', customer());
  await userEvent.click(screen.getByRole('radio', { name: /Starter/ }));
  const quantity = screen.getByLabelText<HTMLInputElement>('Quantity');
  await userEvent.fill(quantity, '3');
  quantity.dispatchEvent(new WheelEvent('wheel', { deltaY: 50, bubbles: true, cancelable: true }));
  expect(quantity).toHaveValue('3');
  for (const name of ['Increase', 'Increase', 'Decrease']) await userEvent.click(screen.getByRole('button', { name }));
  expect(quantity).toHaveValue('4');
  expect(screen.getByText('$400')).toBeVisible();
});

it('the chart tells its values to the pointer and to the arrow keys', async () => {
  const date = new Date(Date.now() - 21 * 86_400_000).toISOString();
  await open('/admin', asAdmin({ 'creditHistory_ben@example.com': JSON.stringify([bought('b', '04', { date })]) }));
  const figure = await screen.findByRole('figure');
  expect(figure).toHaveTextContent('Per day, highest $100');
  const slider = within(figure).getByRole('slider');
  slider.focus();
  const today = slider.getAttribute('aria-valuetext') ?? '';
  expect(today).toMatch(/: \$0$/);
  await userEvent.keyboard('{ArrowLeft>21/}');
  await waitFor(() => expect(figure).toHaveTextContent(/\d: \$100/));
  await userEvent.hover(slider, { position: { x: 1, y: 100 } });
  await waitFor(() => expect(figure.querySelector('figcaption')).toHaveTextContent(/\d: \$0/));
  expect(figure.querySelector('figcaption')).not.toHaveTextContent(today);
});

it('on a phone the filters of the history end with the column', async () => {
  await resize(375, 812);
  await open('/history', customer({ creditHistory: JSON.stringify([bought('p1', '01')]) }));
  const row = await screen.findByRole('group', { name: 'Show' });
  const table = screen.getByRole('table', { name: 'Transactions' });
  expect(row.getBoundingClientRect().right).toBe(table.getBoundingClientRect().right);
  expect(row.getBoundingClientRect().left).toBe(table.getBoundingClientRect().left);
});
