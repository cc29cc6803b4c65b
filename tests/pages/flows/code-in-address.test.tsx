import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '../../../src/content/site/site';
import { draft } from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { applyCode, press, total } from '../../support/form';
import { renderApp } from '../../support/render-app';

const codeField = () => screen.findByLabelText('Discount code');

/** Opens the checkout at an address. As in a browser, `window.location` has its query, too. */
const open = async (query: string) => {
  window.history.replaceState(null, '', `/payment${query}`);
  const { router } = await renderApp(`/payment${query}`);
  await codeField();
  return router;
};

it('a code in the address is applied as if typed, over the code of the draft', async () => {
  store.write(draft('checkout'), { values: { discountCode: 'SAVE20', appliedCode: 'SAVE20' } });
  const router = await open('?plan=agency&code=launch50');
  expect(await codeField()).toHaveValue('launch50');
  expect(screen.getByText('LAUNCH50 applied: 50% off. Total $2,500.')).toBeVisible();
  expect(total()).toHaveTextContent('$2,500');
  expect(router.state.location.search).toBe('?plan=agency&code=launch50');
  await act(() => router.navigate('/payment?plan=enterprise&code=SAVE20'));
  expect(await screen.findByText('SAVE20 applied: 20% off. Total $4,000.')).toBeVisible();
});

it.each(['SAVE99', site.instantSiteTestCode])(
  '%s takes the draft’s code away in the words of a typed one',
  async (code) => {
    store.write(draft('checkout'), { values: { discountCode: 'SAVE20', appliedCode: 'SAVE20' } });
    const router = await open(`?plan=agency&code=${code}`);
    expect(await screen.findByText('No discount applied. Total $5,000.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?plan=agency'));
  },
);

it.each(['?plan=agency&code=', '?plan=agency&code=SAVE20&code=LAUNCH50'])('%s is no code', async (query) => {
  await open(query);
  expect(total()).toHaveTextContent('$5,000');
  expect(await codeField()).toHaveValue('');
});

it.each([
  ['Remove', () => press(/^Remove/), '$5,000'],
  ['another code', () => applyCode('SAVE20'), '$4,000'],
  ['paying', () => ['Fill in sample data', 'Pay now'].forEach(press), '$2,500'],
])('%s takes it out of the address', async (_, change, price) => {
  const router = await open('?plan=agency&code=LAUNCH50');
  change();
  await waitFor(() => expect(router.state.location.search).toBe('?plan=agency'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(total()).toHaveTextContent(price);
});

it('it survives logging in', async () => {
  const router = await open('?plan=agency&code=LAUNCH50');
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toMatchObject({ returnTo: '/payment?plan=agency&code=LAUNCH50' });
});
