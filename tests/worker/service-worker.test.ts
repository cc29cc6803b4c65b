// @vitest-environment node
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://example.com';
const file = 'worker/service-worker.ts';
const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
const build = {
  id: 'new',
  files: ['/assets/a.js', '/assets/a.css', '/assets/a.woff2', '/offline.html'],
  shell: '/offline.html',
  former: { build: 'f-', pictures: 'f' },
};

const typed = (type: string, text = 'ok') => new Response(text, { headers: { 'content-type': type } });
const page = () => typed('text/html; charset=utf-8', 'a page');
const image = () => typed('image/webp');
const right: Record<string, () => Response> = {
  '/assets/a.js': () => typed('text/javascript'),
  '/assets/a.css': () => typed('text/css; charset=utf-8'),
  '/assets/a.woff2': () => typed('font/woff2'),
  '/offline.html': () => typed('text/html', 'the shell'),
};

type Kept = Record<string, Record<string, Response>>;
type Answer = (path: string, options: RequestInit) => Promise<Response> | Response;
const addressOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, origin);
const pathOf = (request: Request | string) => addressOf(request).pathname;
const keyOf = (request: Request | string) => pathOf(request) + addressOf(request).search;

const startWorker = (answer: Answer, kept: Kept = {}, connection = { saveData: false }) => {
  const listeners = new Map<string, (event: object) => void>();
  const skipWaiting = vi.fn(async () => undefined);
  const worker = {
    registration: { scope: `${origin}/` },
    navigator: { connection },
    location: { origin },
    clients: { claim: async () => undefined },
    skipWaiting,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const cacheOf = (name: string) => {
    kept[name] ??= {};
    const entries = kept[name];
    return {
      put: async (request: Request | string, response: Response) =>
        void Object.assign(entries, { [keyOf(request)]: response }),
      match: async (request: Request | string, { ignoreVary = false, ignoreSearch = false } = {}) => {
        const key = ignoreSearch
          ? Object.keys(entries).find((kept) => pathOf(kept) === pathOf(request))
          : keyOf(request);
        const found = entries[key ?? '']?.clone();
        return ignoreVary || !found?.headers.has('vary') ? found : undefined;
      },
      delete: async (request: Request | string) => delete entries[keyOf(request)],
      keys: async () => Object.keys(entries).map((path) => new Request(origin + path)),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => Object.keys(kept),
    delete: async (name: string) => delete kept[name],
  };
  const load = async (request: Request | string, options: RequestInit = {}) => answer(pathOf(request), options);
  new Function('self', 'fetch', 'caches', `const BUILD = ${JSON.stringify(build)};\n${code}`)(worker, load, caches);
  const send = async (type: string, more: object = {}): Promise<Response | undefined> => {
    const works: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...more,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (answered: Promise<Response>) => {
        response = answered;
      },
    });
    const result = await response;
    await Promise.all(works);
    return result;
  };
  const ask = (path: string, more: object = {}) =>
    send('fetch', { request: { method: 'GET', url: origin + path, mode: 'no-cors', destination: '', ...more } });
  const tell = async (data: object) => {
    const postMessage = vi.fn();
    await send('message', { data, source: { postMessage } });
    return postMessage;
  };
  return { kept, skipWaiting, tell, install: () => send('install'), activate: () => send('activate'), ask };
};

const current = 'site-build-/-new';
const inTab = { mode: 'navigate' };
const answerRight: Answer = (path) => right[path]?.() ?? page();

it('a new build is downloaded, but not for a visitor who saves data', async () => {
  const { install, kept } = startWorker(answerRight);
  await install();
  expect(Object.keys(kept[current] ?? {})).toEqual(build.files);
  await expect(startWorker(answerRight, {}, { saveData: true }).install()).rejects.toThrow('saves data');
});

it('each file is fetched anew unless its name says its build, and kept as if it were from its own address', async () => {
  const asked: Record<string, RequestCache | undefined> = {};
  const { install, kept } = startWorker((path, { cache, ...more }) => {
    asked[path] = cache;
    return Object.defineProperty(answerRight(path, more) as Response, 'redirected', { value: true });
  });
  await install();
  expect([asked['/offline.html'], asked['/assets/a.js']]).toEqual(['reload', 'default']);
  expect(Object.values(kept[current] ?? {}).filter(({ redirected }) => redirected)).toEqual([]);
});

it('of a file in two builds the page’s own is taken; what is sent, or is another site’s, is left alone', async () => {
  const script = (text: string) => {
    const response = typed('text/javascript', text);
    response.headers.set('vary', 'Origin');
    return { '/assets/a.js': response };
  };
  const { ask } = startWorker(answerRight, { 'site-build-/-old': script('old'), [current]: script('new') });
  expect(await (await ask('/assets/a.js'))?.text()).toBe('new');
  expect(await ask('/assets/a.js', { method: 'POST' })).toBeUndefined();
  expect(await ask('/assets/a.js', { url: 'https://example.org/assets/a.js' })).toBeUndefined();
});

it.each([
  ['new', false, 1, false],
  ['old', false, 0, true],
  ['old', true, 1, false],
])('a page of the %s build that asks, now: %s', async (id, now, activated, isTold) => {
  const { tell, skipWaiting } = startWorker(answerRight);
  const postMessage = await tell({ build: id, now });
  expect(skipWaiting).toHaveBeenCalledTimes(activated);
  expect(postMessage.mock.calls).toEqual(isTold ? [[{ newBuild: true }]] : []);
});

it('of earlier builds the last one stays for its open tabs, whatever it was named; other sites keep theirs', async () => {
  const names = ['f-/-first', 'f-/-second', 'f-/elsewhere/-first', 'f', 'f-/', 'site-pictures-/'];
  const { activate, kept } = startWorker(answerRight, Object.fromEntries(names.map((name) => [name, {}])));
  await activate();
  expect(Object.keys(kept)).toEqual(['f-/-second', 'f-/elsewhere/-first', 'site-pictures-/']);
  const later = startWorker(answerRight, { 'f-/-second': {}, 'site-build-/-third': {} });
  await later.activate();
  expect(Object.keys(later.kept)).toEqual(['site-build-/-third']);
});

it.each([
  ['/assets/a.js', page()],
  ['/assets/a.js', typed('text/plain')],
  ['/assets/a.css', typed('text/javascript')],
  ['/assets/a.woff2', page()],
  ['/offline.html', typed('application/json')],
])('what is not what its name promises is not kept %s', async (path, wrong) => {
  const { install, kept } = startWorker((...asked) => (asked[0] === path ? wrong.clone() : answerRight(...asked)));
  await expect(install()).rejects.toThrow(path);
  expect(kept).toEqual({});
});

it('what is not what its name promises is not kept a picture', async () => {
  const { ask, kept } = startWorker(page);
  await ask('/media/a.webp', { destination: 'image' });
  expect(kept).toEqual({});
});

it.each([404, 410, 500, 503])(
  'an answer with status %i and the expected type is passed on, and not kept',
  async (status) => {
    const answer: Answer = (path) => new Response('gone', { status, headers: (right[path]?.() ?? image()).headers });
    const { ask, install, kept } = startWorker(answer);
    for (const path of build.files) expect((await ask(path))?.status).toBe(status);
    expect((await ask('/media/a.webp', { destination: 'image' }))?.status).toBe(status);
    expect((await ask('/faq', inTab))?.status).toBe(status);
    expect(Object.values(kept).flatMap(Object.keys)).toEqual([]);
    await expect(install()).rejects.toThrow(String(status));
    expect(kept[current]).toBeUndefined();
  },
);

it('a right answer is kept for its file or picture, and no other file', async () => {
  const { ask, kept } = startWorker((path) => right[path]?.() ?? image());
  for (const path of [...build.files, '/assets/other.js']) await ask(path);
  await ask('/media/a.webp', { destination: 'image' });
  await ask('/faq', inTab);
  expect(Object.keys(kept[current] ?? {})).toEqual(build.files);
  expect(Object.keys(kept['site-pictures-/'] ?? {})).toEqual(['/media/a.webp']);
});

it('of the pictures the last 150 are kept', async () => {
  const { ask, kept } = startWorker(image);
  for (let picture = 0; picture <= 150; picture += 1) await ask(`/media/${picture}.webp`, { destination: 'image' });
  const names = Object.keys(kept['site-pictures-/'] ?? {});
  expect([names.length, names[0], names.at(-1)]).toEqual([150, '/media/1.webp', '/media/150.webp']);
});

it('what is not what its name promises is not kept and is dropped and fetched again where it was kept', async () => {
  const broken = () => ({ '/assets/a.js': page() });
  const { ask, kept } = startWorker(answerRight, { [current]: broken(), 'site-build-/-old': broken() });
  expect(await (await ask('/assets/a.js'))?.text()).toBe('ok');
  expect(kept[current]?.['/assets/a.js']?.headers.get('content-type')).toBe('text/javascript');
  expect(kept['site-build-/-old']).toEqual({});
});

it.each([
  [true, page()],
  [false, typed('text/javascript')],
])('a new build does not wait for pages of one whose cache is broken: %s', async (isBroken, script) => {
  const { install, skipWaiting } = startWorker(answerRight, { 'site-build-/-old': { '/assets/b.js': script } });
  await install();
  expect(skipWaiting).toHaveBeenCalledTimes(isBroken ? 1 : 0);
});

const shell = () => ({ [current]: { '/offline.html': typed('text/html', 'kept') } });
const picture = () => ({ 'site-pictures-/': { '/media/a.webp': typed('image/webp', 'kept') } });

it('without a network a file that is opened in a tab is no page', async () => {
  const offline = () => Promise.reject(new TypeError('offline'));
  for (const path of ['/llms.txt', '/brand/logo.svg', '/media/a.webp'])
    await expect(startWorker(offline, shell()).ask(path, inTab)).rejects.toThrow('offline');
});

it.each(['/faq', '/faq.html', '/faq.HTML', '/services/branding.', '/services/branding.)', '/case-study/bellabeat.%22'])(
  'without a network %s is a page',
  async (path) => {
    const { ask } = startWorker(() => Promise.reject(new TypeError('offline')), shell());
    expect(await (await ask(path, inTab))?.text()).toBe('kept');
  },
);

it.each(['/media/a.webp', '/media/a.webp?v=2'])(
  'without a network the kept file opens in a tab at %s',
  async (path) => {
    const { ask } = startWorker(() => Promise.reject(new TypeError('offline')), { ...shell(), ...picture() });
    expect(await (await ask(path, inTab))?.headers.get('content-type')).toBe('image/webp');
  },
);

describe('a server that accepts and never answers', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Answers after so many milliseconds, unless the request is ended before. */
  const answerAfter =
    (milliseconds: number): Answer =>
    (_path, { signal }) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(typed('image/webp', 'network')), milliseconds);
        signal?.addEventListener('abort', () => reject(new Error('ended')));
      });
  it.each([
    ['a page is the shell after 3 s', '/faq', shell(), 60_000, 'kept'],
    ['a page that answers after 2.5 s is the network’s', '/faq', shell(), 2500, 'network'],
    ['a page without a kept shell waits on', '/faq', {}, 60_000, 'network'],
    ['a page with another shell', '/faq', { [current]: { '/offline.html': typed('text/css') } }, 60_000, 'network'],
    ['a file that is opened in a tab waits on', '/llms.txt', shell(), 60_000, 'network'],
    ['a picture is the kept one after 3 s', '/media/a.webp', picture(), 60_000, 'kept'],
    ['a picture that is not kept waits on', '/media/a.webp', {}, 60_000, 'network'],
  ] as const)('%s', async (_what, path, kept, milliseconds, text) => {
    const { ask } = startWorker(answerAfter(milliseconds), kept);
    const answered = ask(path, path === '/media/a.webp' ? { destination: 'image' } : inTab);
    await vi.advanceTimersByTimeAsync(3001);
    if (text === 'network') await vi.advanceTimersByTimeAsync(60_000);
    expect(await (await answered)?.text()).toBe(text);
  });

  it('an answer that comes while the kept one is looked for is not ended', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const answer: Answer = (path, options) => {
      signals.push(options.signal);
      return answerAfter(3000)(path, options);
    };
    const answered = startWorker(answer, shell()).ask('/faq', inTab);
    await Promise.resolve();
    // Both timers run before anything else.
    vi.advanceTimersByTime(3000);
    expect(await (await answered)?.text()).toBe('network');
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  });
});
