import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../src/queries/client';

const Shown = createContext<ReactNode>(null);
const Show = () => useContext(Shown);

/**
 * What a part of a page needs around it: options of `render` and `renderHook`.
 * @param addresses the history; the last of them is the current one
 */
export const around = (...addresses: InitialEntry[]) => {
  const initialEntries = addresses.length > 0 ? addresses : ['/'];
  const router = createMemoryRouter([{ path: '*', element: <Show /> }], { initialEntries });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Shown value={children}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Shown>
  );
  return { router, wrapper };
};

/** Renders a part of a page at every address of a router of its own. @returns the router, too */
export const renderAt = (element: ReactElement, ...addresses: InitialEntry[]) => {
  const surroundings = around(...addresses);
  return { ...surroundings, ...render(element, surroundings) };
};
