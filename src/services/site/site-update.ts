/** Keeps the site usable without a network, and tells when a newer build of it waits to take over. */

import { whenIdle } from '../../lib/when-idle';
import { buildId } from './build-id';
import { whenAtRest } from './when-at-rest';

/** How often an open tab looks for a newer build, at most, in milliseconds. */
const lookEvery = 30 * 60_000;

/** How long the newer build may take to be put in place, in milliseconds. */
const longestWait = 1000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export const siteUpdate = {
  /** Whether a newer build waits. */
  isReady: (): boolean => waiting !== null,
  isReadyInHtml: (): boolean => false,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Puts the newer build in place and loads the page anew. What forms hold is in their drafts. */
  apply: (): void => {
    const reload = () => window.location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    // Another tab may have put it in place by now, or keep the old one at work; the page comes from the network anyway.
    setTimeout(reload, longestWait);
    waiting?.postMessage({ now: true });
  },
  /** Leaves it for the next visit. */
  dismiss: (): void => set(null),
};

const set = (worker: ServiceWorker | null) => {
  waiting = worker;
  for (const listener of [...listeners]) listener();
};

/** Asks a worker that waits: it takes over by itself if this page is of its build, else it answers. */
const ask = (worker: ServiceWorker | null) => {
  if (worker) worker.postMessage({ build: buildId(), now: false });
};

type ScriptAddresses = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};

/** The content security policy lets scripts be named only by this policy, which knows one. */
const trusted = (address: string): string => {
  const { trustedTypes } = window as { trustedTypes?: ScriptAddresses };
  // The DOM's types do not know trusted addresses yet; a browser that makes one also takes it.
  return (trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url }).createScriptURL(address) ??
    address) as string;
};

/** Says how the site is installed. In the HTML it would be asked for ahead of what the page is painted with. */
const nameManifest = (): void => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${import.meta.env.BASE_URL}site.webmanifest`;
  document.head.append(link);
};

/** Registers the service worker, and watches for newer builds of the site. */
const watchSiteUpdates = async (): Promise<void> => {
  const container = navigator.serviceWorker;
  const registration = await container?.register(trusted(`${import.meta.env.BASE_URL}service-worker.js`));
  if (!registration) return;
  container.addEventListener('message', ({ data, source }) => {
    if ((data as { newBuild?: boolean }).newBuild && source instanceof ServiceWorker) set(source);
  });
  // The first worker has nothing to wait for.
  if (registration.active) ask(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) ask(next);
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
};

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** To keep the site takes a hundred requests: a visitor who is under way goes first. In milliseconds. */
const rest = 2000;

/** Keeps the site for later, once the page is loaded and quiet. A page that cannot be kept is a page all the same. */
export const keepSite = async (): Promise<void> => {
  await loaded();
  await new Promise<void>((resolve) => whenIdle(resolve, rest));
  nameManifest();
  await whenAtRest(rest);
  await watchSiteUpdates().catch(() => undefined);
};
