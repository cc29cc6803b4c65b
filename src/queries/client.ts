import { notifyManager, QueryClient } from '@tanstack/react-query';
import { draft } from '../storage/schema';
import { store } from '../storage/store';

const second = 1000;

/** For what is given a card: it is forgotten as soon as it is done. */
export const holdsCard = { gcTime: 0 } as const;

/**
 * The data-fetching defaults of the spec: fresh for 5 minutes, retries with exponential delay capped at 30 seconds.
 * Everything lives in this browser, so nothing waits for a network, and what another tab writes makes all of it stale.
 */
export const createQueryClient = (): QueryClient => {
  // Reads of this browser's storage are done at once: shown in the same task, no frame goes by without them.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60 * second,
        // Something else (a script, the developer tools) may have written in this tab, which tells nobody.
        refetchOnMount: 'always',
        retryDelay: (attempt) => Math.min(second * 2 ** attempt, 30 * second),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
};

/**
 * Reads stored data again after every change of storage, in this tab or another, once for all keys of one step.
 * @returns the function that ends it
 */
export const refreshOnStorageChange = (client: QueryClient): (() => void) => {
  let isDue = false;
  return store.subscribe((name) => {
    // Typing in a form changes its draft several times a second, which no query reads.
    if (isDue || name?.startsWith(draft.prefix)) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      void client.invalidateQueries();
    });
  });
};
