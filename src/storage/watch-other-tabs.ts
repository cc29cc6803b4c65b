/** @param onChange gets the changed keys' names; null after the back/forward cache, when any may have changed */
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
