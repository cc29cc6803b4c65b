import { render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, parsePath, type RouteObject, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../../src/routes';

const Nothing = () => null;

/** The whole app at an address, on whatever the test put into storage. @returns the router, to look at where it went */
export const renderApp = async (address: InitialEntry) => {
  // The browser entry waits for the page before it renders; here the router would warn that it shows nothing meanwhile.
  const routes = createRoutes().map((route): RouteObject => ({ ...route, HydrateFallback: Nothing }) as RouteObject);
  const entry = typeof address === 'string' ? parsePath(address) : address;
  // As in the browser entry. Under the key that all first entries share, the scroll position of the test before is restored.
  const router = createMemoryRouter(routes, { initialEntries: [{ key: crypto.randomUUID(), ...entry }] });
  return { router, ...render(<RouterProvider router={router} />) };
};
