import { type NonUndefinedGuard, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';

/** What a page that is rendered after hydration reads from browser storage. `read` is called while rendering, too. */
type StoredQuery<Data> = { queryKey: QueryKey; read: () => NonUndefinedGuard<Data> };

/** A query that has its data in the first render, when a restored scroll position needs the page's full height. */
export const useStoredQuery = <Data>({ queryKey, read }: StoredQuery<Data>) => {
  const isNew = useQueryClient().getQueryState(queryKey) === undefined;
  return useQuery({
    queryKey,
    queryFn: () => read(),
    initialData: read,
    // What the first render has read is not read again when it is mounted, unless storage has changed since then.
    refetchOnMount: isNew || 'always',
    // Every read returns a new object, and comparing thousands of entries with the previous ones costs time.
    structuralSharing: false,
  });
};
