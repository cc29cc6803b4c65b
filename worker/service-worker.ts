/**
 * Lets the whole site work without a network after one visit. Each build keeps its own files in its own cache, so that
 * two builds are never mixed: pages come from the network while there is one, and bring the scripts they were built
 * with; without one, the empty page of the newest build stands in and its own scripts draw what was asked for.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Put in by `scripts/service-worker.ts`: the build's id, every file it needs, the empty page among them. */
declare const BUILD: { id: string; files: readonly string[]; shell: string };

/** Sites under other paths of the host keep theirs beside it. */
const scope = new URL(worker.registration.scope).pathname;
const prefix = `tessera-build-${scope}-`;
const current = prefix + BUILD.id;
const pictures = `tessera-pictures-${scope}`;
/** What all sites of the host once shared. */
const sharedPictures = 'tessera-pictures';
const maxPictures = 150;

/** How many files are fetched at a time: the visitor may ask for a page meanwhile. */
const lanes = 3;

/** An answer without its history: browsers refuse one that was redirected when they asked for a page. */
const plain = async (response: Response) =>
  response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;

const keep = async (cache: Cache, file: string) => {
  // Hashed files may come from the browser's own cache, all others must be of this build.
  const response = await fetch(file, { cache: file.includes('/assets/') ? 'default' : 'reload', priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, await plain(response));
};

const install = async () => {
  const cache = await caches.open(current);
  try {
    const files = BUILD.files.values();
    const keepInTurn = async () => {
      for (const file of files) await keep(cache, file);
    };
    await Promise.all(Array.from({ length: lanes }, keepInTurn));
  } catch (error) {
    // Half a build would take the place of the last whole one.
    await caches.delete(current);
    throw error;
  }
};

/** Keeps this build's files and those of the one before, which tabs that are still open may ask for. */
const activate = async () => {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all([...builds.slice(0, -1), sharedPictures].map((name) => caches.delete(name)));
  await worker.clients.claim();
};

/** Hosts say that answers vary with headers which change nothing in ours. */
const anyway = { ignoreVary: true };

/** What this build has goes before what others have by the same name. */
const find = async (request: Request) =>
  (await (await caches.open(current)).match(request, anyway)) ?? caches.match(request, anyway);

const fromCacheOrNetwork = async (request: Request) => (await find(request)) ?? fetch(request);

const page = async (request: Request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(current)).match(BUILD.shell, anyway);
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

/** The network's picture while there is one, else the one seen last. */
const picture = async (event: FetchEvent) => {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keepPicture(request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await find(request);
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
  else if (BUILD.files.includes(pathname) || pathname.includes('/assets/'))
    event.respondWith(fromCacheOrNetwork(request));
  else if (request.destination === 'image') event.respondWith(picture(event));
});

/** A page says of which build it is. One of this very build makes it take over; any other is told that it is old. */
worker.addEventListener('message', (event) => {
  const { build, now } = event.data as { build: string; now: boolean };
  if (now || build === BUILD.id) event.waitUntil(worker.skipWaiting());
  else event.source?.postMessage({ newBuild: true });
});
