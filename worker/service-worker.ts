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

const html = /^(text\/html|application\/xhtml\+xml)\b/i;

/** The types of files by their endings. */
const types: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /^(text|application)\/(x-)?(java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.(avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//i],
];

/**
 * Whether a response is what its name promises. Proxies and hosts in the middle of a deploy answer a script's name with a
 * page and status 200: kept, it would break the site at each visit.
 */
const isSound = (address: string, { ok, type: kind, headers }: Response) => {
  const { pathname } = new URL(address, worker.location.origin);
  const type = headers.get('content-type') ?? '';
  if (kind === 'opaque' || !ok) return false;
  if (pathname === BUILD.shell) return html.test(type);
  const expected = types.find(([ending]) => ending.test(pathname))?.[1];
  return expected ? expected.test(type) : !html.test(type);
};

const addToCache = async (cache: Cache, file: string) => {
  // Files with a hash in their name may come from the HTTP cache; all others must be fetched, to be of this build.
  const response = await fetch(file, { cache: file.includes('/assets/') ? 'default' : 'reload', priority: 'low' });
  if (!isSound(file, response)) throw new Error(`${file}: ${response.status} ${response.headers.get('content-type')}`);
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
    if (await isEarlierBuildBroken()) await worker.skipWaiting();
  } catch (error) {
    // An incomplete build must not replace the last complete one.
    await caches.delete(current);
    throw error;
  }
};

/** Hosts send `Vary` headers, but the responses of this site do not vary. */
const matchOptions = { ignoreVary: true };

/** The names of the caches of other builds, oldest first. */
const otherBuilds = async () => {
  const isBuild = (name: string) => [prefix, formerPrefix].some((start) => name.startsWith(start));
  return (await caches.keys()).filter((name) => isBuild(name) && name !== current);
};

/** A sound response of a cache. One that is not sound is deleted. */
const matchIn = async (name: string, request: Request | string) => {
  const cache = await caches.open(name);
  const kept = await cache.match(request, matchOptions);
  if (!kept || isSound(typeof request === 'string' ? request : request.url, kept)) return kept;
  await cache.delete(request, matchOptions);
  return undefined;
};

/** Whether a cache of an earlier build has a damaged response. Its pages may not start, and then cannot offer this build. */
const isEarlierBuildBroken = async () => {
  for (const name of await otherBuilds()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request, matchOptions);
      if (kept && !isSound(request.url, kept)) return true;
    }
  }
  return false;
};

/** Keeps the caches of this build and of the previous one, whose files open tabs may still request; deletes older ones. */
const activate = async () => {
  const builds = await otherBuilds();
  await Promise.all([...builds.slice(0, -1), ...formerPictures].map((name) => caches.delete(name)));
  await worker.clients.claim();
};

/** A cached response; this build's cache takes precedence over other caches. */
const findCached = async (request: Request) => {
  for (const name of [current, ...(await caches.keys()).filter((name) => name !== current)]) {
    const kept = await matchIn(name, request);
    if (kept) return kept;
  }
  return undefined;
};

const cacheFirst = async (event: FetchEvent) => {
  const { request } = event;
  const kept = await findCached(request);
  if (kept) return kept;
  const response = await fetch(request);
  // A file of this build that was deleted, or whose kept response was not sound.
  if (BUILD.files.includes(new URL(request.url).pathname) && isSound(request.url, response)) {
    const copy = response.clone();
    event.waitUntil(
      caches
        .open(current)
        .then((cache) => cache.put(request, copy))
        .catch(() => undefined),
    );
  }
  return response;
};

/** How long the network may take to begin an answer that could also be given from a cache, in milliseconds. */
const longestAnswer = 3000;

/**
 * The network's response, else what is kept: if the network fails, or has not begun to answer in time. Then the request is
 * ended. Where nothing is kept, it waits on.
 * @param onAnswer called with a response of the network
 */
const networkFirst = async (
  request: Request,
  findKept: () => Promise<Response | undefined>,
  onAnswer: (response: Response) => void = () => undefined,
) => {
  const ending = new AbortController();
  let hasAnswer = false;
  const timer = setTimeout(async () => {
    const kept = await findKept().catch(() => undefined);
    if (kept && !hasAnswer) ending.abort();
  }, longestAnswer);
  try {
    const response = await fetch(request, { signal: ending.signal });
    hasAnswer = true;
    onAnswer(response);
    return response;
  } catch (error) {
    const kept = await findKept();
    if (!kept) throw error;
    return kept;
  } finally {
    clearTimeout(timer);
  }
};

const page = (request: Request) => networkFirst(request, () => matchIn(current, BUILD.shell));

/**
 * Whether an address is that of a file, such as `/llms.txt` or a picture that is opened in a tab, and not that of a page. A link in
 * a text may end in punctuation, as in `/services/branding.)`: that is a page.
 */
const isFile = (pathname: string) => /\.(?!html$)\w+$/i.test(pathname);

const keepPicture = async (request: Request, response: Response) => {
  const cache = await caches.open(pictures);
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - maxPictures)).map((old) => cache.delete(old)));
};

/** Pictures are network first, with the last cached one as a fallback. */
const picture = (event: FetchEvent) => {
  const { request } = event;
  const keep = (response: Response) => {
    if (response.status !== 200 || !isSound(request.url, response)) return;
    event.waitUntil(keepPicture(request, response.clone()).catch(() => undefined));
  };
  return networkFirst(request, () => findCached(request), keep);
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && isFile(pathname))
    // No file depends on a query, which a cache would have to search all its entries for.
    event.respondWith(networkFirst(request, () => findCached(new Request(origin + pathname))));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (BUILD.files.includes(pathname) || pathname.includes('/assets/')) event.respondWith(cacheFirst(event));
  else if (request.destination === 'image') event.respondWith(picture(event));
});

/** A page sends the id of its build. If it is this build, the waiting worker activates; else it answers that there is a newer build. */
worker.addEventListener('message', (event) => {
  const { build, now } = event.data as { build: string; now: boolean };
  if (now || build === BUILD.id) event.waitUntil(worker.skipWaiting());
  else event.source?.postMessage({ newBuild: true });
});
