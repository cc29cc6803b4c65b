import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../src/queries/client';

/** What the slot of an open payment needs around it, at an address. */
export const slotWrapperAt =
  (address: string) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );

export const slotWrapper = slotWrapperAt('/');
