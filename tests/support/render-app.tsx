import { render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, parsePath, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../../src/routes';
import { setWaits } from './form';

/**
 * The whole app at an address, on whatever the test put into storage. Waits take no time, unless the test has set them.
 * @returns the router, to look at where it went
 */
export const renderApp = async (address: InitialEntry) => {
  if (!sessionStorage.getItem('demoSteering')) setWaits();
  const entry = typeof address === 'string' ? parsePath(address) : address;
  // As in the browser entry. Under the key that all first entries share, the scroll position of the test before is restored.
  const router = createMemoryRouter(createRoutes(), { initialEntries: [{ key: crypto.randomUUID(), ...entry }] });
  // As there, too: the page is loaded before it is rendered.
  if (!router.state.initialized)
    await new Promise<void>((done) => router.subscribe(({ initialized }) => initialized && done()));
  return { router, ...render(<RouterProvider router={router} />) };
};
