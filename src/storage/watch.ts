/**
 * Hears of what was written elsewhere. A page that the browser kept while the visitor was away was told of nothing:
 * when it comes back anything may have changed, who is signed in as well.
 * @param announce gets the name of the changed key, or null when any may have changed
 * @returns the function that ends it
 */
export const watchElsewhere = (announce: (name: string | null) => void): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('storage', (event: Event) => announce(event instanceof StorageEvent ? event.key : null), {
    signal,
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && announce(null), { signal });
  return () => watching.abort();
};
