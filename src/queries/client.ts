import { notifyManager, QueryClient } from '@tanstack/react-query';
import { demoTimeline, draft } from '../storage/schema';
import { store } from '../storage/store';

const second = 1000;

/** Data is fresh for 5 minutes, retries wait at most 30 seconds. Nothing waits for a network: all data is in this browser. */
export const createQueryClient = (): QueryClient => {
  // Reads of browser storage finish at once; with microtasks their result is rendered before the next frame.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60 * second,
        // A script or the developer tools may have written to storage in this tab, which dispatches no event.
        refetchOnMount: 'always',
        retryDelay: (attempt) => Math.min(second * 2 ** attempt, 30 * second),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
};

/** No query follows drafts of this tab, which change several times a second while somebody types, or the demo desk's timeline. */
const isFollowedByNoQuery = (name: string) => name.startsWith(draft.prefix) || name === demoTimeline.name;

/** Invalidates all queries after every commit to storage, in this tab or another. @returns the function that stops it */
export const refreshOnStorageChange = (client: QueryClient): (() => void) => {
  let isDue = false;
  return store.subscribe((names) => {
    if (isDue || (names && [...names].every(isFollowedByNoQuery))) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      void client.invalidateQueries();
    });
  });
};
