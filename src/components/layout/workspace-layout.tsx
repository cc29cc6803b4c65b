import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { useListener } from '../../hooks/use-listener';
import { createQueryClient, refreshOnStorageChange } from '../../queries/client';
import { tidyDrafts } from '../../services/drafts/tidy-drafts';
import { DeskSlot } from '../demo/desk-slot';
import { StorageNotice } from '../feedback/storage-notice';
import { Toasts } from '../ui/toast/toasts';

/** A browser would open files that are dropped beside a field in place of the page, and lose what was typed. */
const refuse = (event: DragEvent) => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

export const useRefusedDrops = (): void => {
  useListener('dragover', refuse);
  useListener('drop', refuse);
};

/** Runs at the start of each account or order page. */
export const workspaceLoader = (): null => {
  tidyDrafts();
  return null;
};
export const isNextPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const WorkspaceLayout = () => {
  const [client] = useState(createQueryClient);
  useEffect(() => refreshOnStorageChange(client), [client]);
  useRefusedDrops();
  return (
    <QueryClientProvider client={client}>
      <div className="page-box">
        <div className="beside-desk">
          <StorageNotice />
          <Outlet />
        </div>
      </div>
      {import.meta.env.VITE_DEMO_DESK !== 'off' && <DeskSlot />}
      <Toasts />
    </QueryClientProvider>
  );
};
