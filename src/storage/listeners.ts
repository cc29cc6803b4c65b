/** Calls listeners when this tab, or another one, has changed the storage. */

/** Gets the names of the changed keys; null when any may have changed, as after the back/forward cache. */
export type Listener = (names: ReadonlySet<string> | null) => void;

const listeners = new Set<Listener>();

export const callListeners: Listener = (names) => {
  for (const listener of [...listeners]) listener(names);
};

const watchOtherTabs = (onChange: Listener): (() => void) => {
  const watching = new AbortController();
  const onStorage = (event: Event) => {
    const name = event instanceof StorageEvent ? event.key : null;
    onChange(name === null ? null : new Set([name]));
  };
  window.addEventListener('storage', onStorage, watching);
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(null), watching);
  return () => watching.abort();
};

let stopWatching = () => {};

/** @param onChange is called for changes of other tabs while there is a listener @returns the function that unsubscribes */
export const addListener = (listener: Listener, onChange: Listener): (() => void) => {
  if (listeners.size === 0) stopWatching = watchOtherTabs(onChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
};
