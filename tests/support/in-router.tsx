import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../src/queries/client';

/** A part of a page at every address of a router of its own, with what it needs around it. */
export const inRouter = (element: ReactElement) => (
  <QueryClientProvider client={createQueryClient()}>
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
  </QueryClientProvider>
);
