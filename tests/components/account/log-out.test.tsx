import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInElsewhere } from '../../support/form';
import { renderApp } from '../../support/render-app';
import { signIn } from '../../support/storage';

beforeEach(() => void signIn('ada@example.com'));

const findNavigation = () => screen.findByRole('navigation', { name: 'Account' });
const press = (button: Element) => act(async () => void fireEvent.click(button));
const inMenu = async (name: string) => {
  await press(await screen.findByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog')).findByRole('button', { name });
};

it.each([
  ['the navigation', async () => within(await findNavigation()).getByText('Log out')],
  ['the menu of a phone', () => inMenu('Log out')],
  [
    'the search',
    async () => {
      await screen.findByRole('heading', { level: 1 });
      // What listens to the key is attached by an effect, after the heading is there.
      await act(async () => {});
      fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
      return screen.findByRole('option', { name: 'Log out' });
    },
  ],
])('%s leads from a guarded page to a plain login page', async (_, findControl) => {
  const { router } = await renderApp('/history?type=purchase');
  await press(await findControl());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location).toMatchObject({ search: '', state: null });
  expect(await screen.findByText('Log in to see your credits, orders and work in progress.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a log out in another tab leads from a guarded page to a plain login page, too', async () => {
  const { router } = await renderApp('/history');
  await findNavigation();
  signInElsewhere(null);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: null }));
});

it('the menu of a phone logs out on a public page, to which Back leads', async () => {
  const { router } = await renderApp('/faq');
  await press(await inMenu('Log out'));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: null }));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/faq');
  expect((await inMenu('Close menu')).closest('[role=dialog]')).not.toHaveTextContent('Log out');
});
