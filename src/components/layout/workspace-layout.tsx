import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient, refreshOnStorageChange } from '../../queries/client';
import { StorageNotice } from '../feedback/storage-notice';
import { ToastProvider } from '../ui/toast/toast';

/** The layout of the workspace, the account and order pages: query client, toasts, and the notice on storage problems. */
export const WorkspaceLayout = () => {
  const [client] = useState(createQueryClient);
  useEffect(() => refreshOnStorageChange(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <StorageNotice />
        <Outlet />
      </ToastProvider>
    </QueryClientProvider>
  );
};
