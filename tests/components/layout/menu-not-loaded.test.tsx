import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app';

vi.mock('../../../src/components/layout/header/mobile-dialog', () => Promise.reject(new Error('404')));

it.each([
  ['leads to the links of the home page, where the footer has none', '/subscribe', 1],
  ['leads nowhere once the visitor has gone on', '/signup', 0],
])('a phone’s menu that cannot be loaded %s', async (_, address, navigations) => {
  window.history.replaceState(null, '', '/subscribe');
  const { router } = await renderApp('/subscribe');
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  window.history.replaceState(null, '', address);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(navigate).toHaveBeenCalledTimes(navigations);
});
