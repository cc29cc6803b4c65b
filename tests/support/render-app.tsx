import { render } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from '../../src/app';
import { pageHandleOf } from '../../src/lib/page-handle';
import { createRoutes } from '../../src/routes';

const Nothing = () => null;

/** The whole app at an address, on whatever the test put into storage. @returns the router, to look at where it went */
export const renderApp = async (address: string) => {
  // The browser entry loads the page before it renders; here the router does the most of it, and would warn that it shows nothing.
  const routes = createRoutes().map((route): RouteObject => ({ ...route, HydrateFallback: Nothing }) as RouteObject);
  for (const { route, params } of matchRoutes(routes, address) ?? []) await pageHandleOf(route)?.rest?.(params);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { router, ...render(<App router={router} />) };
};
