/** Keeps a tab alive over a new deploy: a file of the old build that is gone leads to one reload, never to a second. */

import { health } from '../../storage/health';
import { store } from '../../storage/store';
import { reloadedBuild } from '../../storage/visitor-keys';
import { buildId } from './build-id';

/** Each failure, and whether there was no network at that moment. */
const failures = new WeakMap<object, { isOffline: boolean }>();

/** Remembers each failed load of a script or style of ours, so that it is told from an error in one. */
export const watchFailedLoads = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) =>
    failures.set(payload, { isOffline: !navigator.onLine }),
  );

const failureOf = (error: unknown) => (typeof error === 'object' && error !== null ? failures.get(error) : undefined);

/** Whether the error is that a file of this build could not be loaded. */
export const isFailedLoad = (error: unknown): boolean => failureOf(error) !== undefined;

/** Whether the error is that a file could not be loaded because the browser had no network when it was asked for. */
export const isOfflineLoad = (error: unknown): boolean => failureOf(error)?.isOffline === true;

/** Whether the host of this page answers, whatever it says: a reload without it would lead to the browser's own error page. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

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
