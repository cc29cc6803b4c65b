import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadSiteIndex } from '../../../src/search/site-index';
import { bought, customer } from '../../../support/entries';
import { resize, seed, sidewaysScroll } from '../../support/browser';
import { renderApp } from '../../support/render-app';

beforeAll(() => loadSiteIndex(), 60_000);

const main = () => within(screen.getByRole('main'));
const search = async (query: string, status: string | RegExp) => {
  const app = await renderApp(`/search?q=${encodeURIComponent(query)}`);
  await screen.findByText(status, { selector: '[role=status]' });
  return app;
};

it('the page names the word that it searched for instead of a misspelled one', async () => {
  await search('pricng', 'No page has “pricng”. Results for “pricing”');
  expect(document.querySelector('main ol > li a')).toHaveAttribute('href', '/pricing');
});

it('a query without results offers what people often want, and an empty field does, too', async () => {
  const { router } = await search('qxzqxzqxz', 'Nothing found for “qxzqxzqxz”');
  expect(screen.getByRole('heading', { name: 'People often want' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  expect(main().getByRole('link', { name: 'Ask a person instead' })).toHaveAttribute('href', '/contact');
  await userEvent.fill(screen.getByRole('searchbox'), '');
  await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
  expect(router.state.location.search).toBe('');
  screen.getByRole('searchbox').blur();
  await userEvent.click(main().getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('a customer finds their own order, and none of another customer of this browser', async () => {
  const orderOf = (id: string) => JSON.stringify([bought(id, '01')]);
  const others = { 'creditHistory_grace@example.com': orderOf('hers'), accountOwner: 'ada@example.com' };
  seed(customer({ ...others, creditHistory: orderOf('adasorder') }));
  const { unmount } = await search('adasorder', /for “adasorder”$/);
  expect(await main().findByRole('link', { name: /^Purchased 100/ })).toBeVisible();
  unmount();
  await search('hers', /hers/);
  expect(main().queryByRole('link', { name: /^Purchased/ })).toBeNull();
});

it('a failed log-out shows a message, and the next try works', async () => {
  seed(customer());
  const { router } = await search('log out', /for “log out”$/);
  const logOut = await main().findByRole('button', { name: /^Log ?out/ });
  const { removeItem } = Storage.prototype;
  Storage.prototype.removeItem = () => {
    throw new DOMException('no', 'SecurityError');
  };
  await userEvent.click(logOut);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are still logged in: logging out failed. Try again, or log out on the dashboard.',
  );
  Storage.prototype.removeItem = removeItem;
  await userEvent.click(logOut);
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expect(router.state.location.pathname).toBe('/login');
});

it('a query of one long word makes a narrow page no wider', async () => {
  await resize(320);
  await search('w'.repeat(100), /^Nothing found/);
  expect(sidewaysScroll()).toBe(0);
});
