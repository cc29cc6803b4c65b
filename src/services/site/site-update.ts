/** Registers the service worker, which makes the site work offline, and reports when a newer build is ready. */

import { savesData, untilInputPauses, whenIdle } from '../../lib/load-ahead';
import { observable } from '../../lib/observable';
import { buildId } from './new-deploy';

/** The shortest time between two checks for a newer build in an open tab, in milliseconds. */
const checkInterval = 30 * 60_000;

/** How long to wait for the new service worker to take control before reloading anyway, in milliseconds. */
const takeoverTimeout = 1000;

const waiting = observable<ServiceWorker | null>(null);

/** The press of *Reload* that waits for the new service worker. */
let waitingPress: object | null = null;

export const siteUpdate = {
  isReady: (): boolean => waiting.read() !== null,
  isReadyInHtml: (): boolean => false,
  subscribe: waiting.subscribe,
  /** Activates the newer build and reloads the page. Nothing typed is lost, because forms keep drafts. */
  apply: (page: Pick<Location, 'reload'> = window.location): void => {
    const press = {};
    waitingPress = press;
    // Once for each press: where typed text would be lost, the browser asks each time, and the visitor may have canceled.
    const reload = () => {
      if (waitingPress !== press) return;
      waitingPress = null;
      page.reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    // Another tab may have activated it already, or keep the old one active; the reload gets the page from the network anyway.
    setTimeout(reload, takeoverTimeout);
    waiting.read()?.postMessage({ now: true });
  },
  dismiss: (): void => waiting.set(null),
};

/** Tells a waiting worker this page's build: it activates itself if it is of the same build, else it sends `newBuild`. */
const sendBuildId = (worker: ServiceWorker | null) => {
  if (worker) worker.postMessage({ build: buildId(), now: false });
};

type ScriptAddresses = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};

/** Creates the script address through the Trusted Types policy that the content security policy allows. */
const trusted = (address: string): string => {
  const { trustedTypes } = window as { trustedTypes?: ScriptAddresses };
  // TypeScript's DOM types do not accept a TrustedScriptURL here yet; browsers that create one accept it.
  return (trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url }).createScriptURL(address) ??
    address) as string;
};

/** Adds the link to the web app manifest. In the HTML, the manifest would be loaded before the page is painted. */
const addManifestLink = (): void => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${import.meta.env.BASE_URL}site.webmanifest`;
  document.head.append(link);
};

const watchSiteUpdates = async (): Promise<void> => {
  const container = navigator.serviceWorker;
  const registration = await container?.register(trusted(`${import.meta.env.BASE_URL}service-worker.js`));
  if (!registration) return;
  container.addEventListener('message', ({ data, source }) => {
    if ((data as { newBuild?: boolean }).newBuild && source instanceof ServiceWorker) waiting.set(source);
  });
  // The first worker of a browser activates immediately.
  if (registration.active) sendBuildId(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) sendBuildId(next);
    });
  });
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < checkInterval) return;
    checkedAt = performance.now();
    registration.update().catch(() => undefined);
  });
};

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** How long the visitor must not press or scroll before the site is cached, in milliseconds. */
const pause = 2000;

/** Once the browser is idle and the visitor pauses, because it takes about a hundred requests. Not for visitors who save data. */
export const cacheSite = async (): Promise<void> => {
  await loaded();
  await new Promise<void>((resolve) => whenIdle(resolve, pause));
  if (savesData()) return;
  addManifestLink();
  await untilInputPauses(pause);
  await watchSiteUpdates().catch(() => undefined);
};
