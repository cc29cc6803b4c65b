import {
  type NonUndefinedGuard,
  notifyManager,
  QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { demoTimeline, draft } from '../storage/schema';
import { store } from '../storage/store';

const second = 1000;

/**
 * For mutations whose variables contain card details. The mutation cache keeps the variables of a mutation as long as its
 * page is open, so it is reset as soon as it has its answer.
 * @returns runs the mutation, as `mutateAsync` does
 */
export const useCardMutation = <Value, Input>(
  options: UseMutationOptions<Value, Error, Input>,
): ((input: Input) => Promise<Value>) => {
  const { mutateAsync, reset } = useMutation({ ...options, gcTime: 0 });
  return (input) => mutateAsync(input).finally(reset);
};

/**
 * The query client: data is fresh for 5 minutes, retries have an exponential delay of at most 30 seconds. All data is in
 * this browser, so nothing waits for a network.
 */
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

/** What a page that is rendered after hydration reads from browser storage. `read` is called while rendering, too. */
export type StoredQuery<Data> = { queryKey: QueryKey; read: () => NonUndefinedGuard<Data> };

/**
 * A query that has its data in the first render: the router restores a scroll position as soon as the page is rendered, when
 * the page must have its full height.
 */
export const useStoredQuery = <Data>({ queryKey, read }: StoredQuery<Data>) => {
  const client = useQueryClient();
  const [isNew] = useState(() => client.getQueryState(queryKey) === undefined);
  return useQuery({
    queryKey,
    queryFn: read,
    initialData: read,
    // What the first render has read is not read again when it is mounted, unless storage has changed since then.
    refetchOnMount: isNew || 'always',
    // Every read returns a new object, and comparing thousands of entries with the previous ones costs time.
    structuralSharing: false,
  });
};

/** No query reads drafts, which change several times a second while somebody types, or the demo desk's timeline. */
const isUnread = (name: string) => name.startsWith(draft.prefix) || name === demoTimeline.name;

/**
 * Invalidates all queries after every commit to storage, in this tab or another.
 * @returns the function that stops it
 */
export const refreshOnStorageChange = (client: QueryClient): (() => void) => {
  let isDue = false;
  return store.subscribe((names) => {
    if (isDue || (names && [...names].every(isUnread))) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      void client.invalidateQueries();
    });
  });
};
