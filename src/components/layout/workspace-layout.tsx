import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient, refreshOnStorageChange } from '../../queries/client';
import { DeskSlot } from '../demo/desk-slot';
import { StorageNotice } from '../feedback/storage-notice';
import { Toasts } from '../ui/toast/toast';
import { useRefusedDrops } from './use-refused-drops';

/** The layout of the workspace, the account and order pages: query client, toasts, and the notice on storage problems. */
export const WorkspaceLayout = () => {
  const [client] = useState(createQueryClient);
  useEffect(() => refreshOnStorageChange(client), [client]);
  useRefusedDrops();
  return (
    <QueryClientProvider client={client}>
      <StorageNotice />
      <Outlet />
      {/* Not `hasDemoDesk`: the bundler removes dead code behind a literal condition only, not behind an imported constant. */}
      {import.meta.env.VITE_DEMO_DESK !== 'off' && <DeskSlot />}
      <Toasts />
    </QueryClientProvider>
  );
};
