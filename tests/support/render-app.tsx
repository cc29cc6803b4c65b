import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../../src/routes';

/** The whole app at an address, on whatever the test put into storage. @returns the router, to look at where it went */
export const renderApp = (address: string) => {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
};
