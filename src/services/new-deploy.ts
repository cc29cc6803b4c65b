/** Keeps a tab alive over a new deploy: a file of the old build that is gone leads to one reload, never to a second. */
import { buildId } from '../lib/build-id';
import { health } from '../storage/health';
import { store } from '../storage/store';
import { reloadedBuild } from '../storage/visitor-keys';

const failures = new WeakSet<object>();

/** Remembers each failed load of a script or style of ours, so that it is told from an error in one. */
export const watchFailedLoads = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

/** Whether the error is that a file of this build could not be loaded. */
export const isFailedLoad = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/**
 * Loads the address anew, once for each build. Not without a network, which a reload would not bring back, nor where
 * the browser forgets that there was one, nor for a build without an id, which could not be remembered.
 * @returns whether the page is about to go
 */
export const reloadOnce = (build = buildId()): boolean => {
  if (build === '' || !navigator.onLine || store.read(reloadedBuild) === build) return false;
  try {
    store.write(reloadedBuild, build);
  } catch {
    return false;
  }
  if (health.read().blocked) return false;
  window.location.reload();
  return true;
};
