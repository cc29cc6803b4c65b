/**
 * Notices what other tabs write. A page that comes back from the back/forward cache got no storage events while it was
 * there, so anything may have changed, including who is signed in.
 * @param onChange gets the names of the changed keys, or null when any may have changed
 * @returns the function that stops watching
 */
export const watchOtherTabs = (onChange: (names: ReadonlySet<string> | null) => void): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  const onStorage = (event: Event) => {
    const name = event instanceof StorageEvent ? event.key : null;
    onChange(name === null ? null : new Set([name]));
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(null), { signal });
  return () => watching.abort();
};
