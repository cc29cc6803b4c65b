/**
 * Notices what other tabs write. A page that comes back from the back/forward cache got no storage events while it was
 * there, so anything may have changed, including who is signed in.
 * @param onChange gets the name of the changed key, or null when any may have changed
 * @returns the function that stops watching
 */
export const watchOtherTabs = (onChange: (name: string | null) => void): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('storage', (event: Event) => onChange(event instanceof StorageEvent ? event.key : null), {
    signal,
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(null), { signal });
  return () => watching.abort();
};
