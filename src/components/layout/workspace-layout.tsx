import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { hasDemoDesk } from '../../has-demo-desk';
import { createQueryClient, refreshOnStorageChange } from '../../queries/client';
import { DeskTab } from '../demo/desk-tab';
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
        {hasDemoDesk && <DeskTab />}
      </ToastProvider>
    </QueryClientProvider>
  );
};
