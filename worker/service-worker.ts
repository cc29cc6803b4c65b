/**
 * Makes the whole site work offline after one visit. Each build has a cache of its own, so that files of two builds are never
 * mixed. Pages are network first. While offline, the app shell of the newest build is served for every page, and its scripts
 * render the requested one.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/**
 * Inserted by `scripts/build/service-worker.ts`: the build's id, the files to precache, the path of the app shell, and how the
 * names of caches began in earlier builds.
 */
declare const BUILD: {
  id: string;
  files: readonly string[];
  shell: string;
  former: { build: string; pictures: string };
};

/** Part of the caches' names, because sites under other paths of the same origin share cache storage. */
const scope = new URL(worker.registration.scope).pathname;
const prefix = `site-build-${scope}-`;
const current = prefix + BUILD.id;
const pictures = `site-pictures-${scope}`;
const formerPrefix = `${BUILD.former.build}${scope}-`;
/** Pictures that earlier builds kept: the first ones for all sites of the origin together. */
const formerPictures = [BUILD.former.pictures, `${BUILD.former.pictures}-${scope}`];
const maxPictures = 150;

/** How many files are fetched at the same time, so that bandwidth is left for the visitor. */
const parallelFetches = 3;

/** A copy of a redirected response without that flag: browsers refuse a redirected response to a navigation. */
const withoutRedirectFlag = async (response: Response) =>
  response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;

const addToCache = async (cache: Cache, file: string) => {
  // Files with a hash in their name may come from the HTTP cache; all others must be fetched, to be of this build.
  const response = await fetch(file, { cache: file.includes('/assets/') ? 'default' : 'reload', priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, await withoutRedirectFlag(response));
};

/** As `src/lib/load-ahead.ts` for pages; a worker has no media queries. */
const savesData = () =>
  (worker.navigator as WorkerNavigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const install = async () => {
  // A browser looks for newer builds by itself. The installed build stays in use, and pages come from the network.
  if (savesData()) throw new Error('The visitor saves data: nothing is cached');
  const cache = await caches.open(current);
  try {
    const files = BUILD.files.values();
    const addInTurn = async () => {
      for (const file of files) await addToCache(cache, file);
    };
    await Promise.all(Array.from({ length: parallelFetches }, addInTurn));
  } catch (error) {
    // An incomplete build must not replace the last complete one.
    await caches.delete(current);
    throw error;
  }
};

/** Keeps the caches of this build and of the previous one, whose files open tabs may still request; deletes older ones. */
const activate = async () => {
  const isBuild = (name: string) => [prefix, formerPrefix].some((start) => name.startsWith(start));
  const builds = (await caches.keys()).filter((name) => isBuild(name) && name !== current);
  await Promise.all([...builds.slice(0, -1), ...formerPictures].map((name) => caches.delete(name)));
  await worker.clients.claim();
};

/** Hosts send `Vary` headers, but the responses of this site do not vary. */
const matchOptions = { ignoreVary: true };

/** A cached response; this build's cache takes precedence over other caches. */
const findCached = async (request: Request) =>
  (await (await caches.open(current)).match(request, matchOptions)) ?? caches.match(request, matchOptions);

const cacheFirst = async (request: Request) => (await findCached(request)) ?? fetch(request);

const page = async (request: Request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(current)).match(BUILD.shell, matchOptions);
    if (!shell) throw error;
    return shell;
  }
};

const keepPicture = async (request: Request, response: Response) => {
  const cache = await caches.open(pictures);
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - maxPictures)).map((old) => cache.delete(old)));
};

/** Pictures are network first, with the last cached one as a fallback. */
const picture = async (event: FetchEvent) => {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keepPicture(request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await findCached(request);
    if (!kept) throw error;
    return kept;
  }
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (BUILD.files.includes(pathname) || pathname.includes('/assets/')) event.respondWith(cacheFirst(request));
  else if (request.destination === 'image') event.respondWith(picture(event));
});

/** A page sends the id of its build. If it is this build, the waiting worker activates; else it answers that there is a newer build. */
worker.addEventListener('message', (event) => {
  const { build, now } = event.data as { build: string; now: boolean };
  if (now || build === BUILD.id) event.waitUntil(worker.skipWaiting());
  else event.source?.postMessage({ newBuild: true });
});
