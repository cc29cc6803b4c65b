/** Handles a new deploy while a tab is open: a lazy file of the old build that no longer exists makes the tab reload once. */

import { health } from '../../storage/health';
import { store } from '../../storage/store';
import { reloadedBuild } from '../../storage/visitor-keys';

/** Id of this build, a hash of its sources; empty on the development server and in tests. */
export const buildId = (): string => import.meta.env.BUILD_ID ?? '';

/** Failed loads by their error: whether the browser was offline, and whether the visitor was leaving the page. */
const failures = new WeakMap<object, { isOffline: boolean; isAborted: boolean }>();

/** How long a visitor counts as leaving after `beforeunload`, in milliseconds. A navigation to a download never leaves the page. */
export const leavingTime = 10_000;

/** Records each failed load of a script or style, so that error boundaries can tell it from an error in our code. */
export const watchFailedLoads = (): void => {
  let leftAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener('vite:preloadError', ({ payload }) =>
    failures.set(payload, { isOffline: !navigator.onLine, isAborted: performance.now() - leftAt < leavingTime }),
  );
};

const failureOf = (error: unknown) => (typeof error === 'object' && error !== null ? failures.get(error) : undefined);

export const isFailedLoad = (error: unknown): boolean => failureOf(error) !== undefined;

export const isOfflineLoad = (error: unknown): boolean => failureOf(error)?.isOffline === true;

/** Firefox and WebKit abort pending loads when a navigation begins, which a reload of this page would cancel. */
export const isAbortedLoad = (error: unknown): boolean => failureOf(error)?.isAborted === true;

/** How long the host may take to answer before it counts as out of reach, in milliseconds. */
const longestAnswer = 3000;

/** Whether the host of this page answers at all. Without an answer, a reload would lead to the browser's own error page. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(longestAnswer),
  }).then(
    () => true,
    () => false,
  );

/** Reloads once for each build; not offline or without a stored id, which could loop. @returns whether the page is about to reload */
export const reloadOnce = (build = buildId(), page: Pick<Location, 'reload'> = window.location): boolean => {
  if (build === '' || !navigator.onLine || store.read(reloadedBuild) === build) return false;
  try {
    store.write(reloadedBuild, build);
  } catch {
    return false;
  }
  if (health.read().blocked) return false;
  page.reload();
  return true;
};
