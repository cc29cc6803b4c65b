// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

type Build = { files: string[]; shell: string };

const code = readFileSync('dist/service-worker.js', 'utf8');
const { files, shell } = JSON.parse(/^const BUILD = (.*);$/m.exec(code)?.[1] ?? '{}') as Build;

it('the service worker caches only files that exist, and the offline page', () => {
  expect(files).toContain(shell);
  expect(files.filter((file) => /home-page-.*\.js$/.test(file))).toHaveLength(1);
  expect(files.filter((file) => !existsSync(`dist${file}`))).toEqual([]);
});

/** Runs one event of the worker, in a browser with those caches. @returns what it fetched */
const run = async (event: 'install' | 'activate', { saveData = false, kept = new Set<string>() } = {}) => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const worker = {
    registration: { scope: 'https://example.com/' },
    navigator: { connection: { saveData } },
    clients: { claim: () => Promise.resolve() },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const fetched: string[] = [];
  const load = (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response(''));
  };
  const caches = {
    open: () => Promise.resolve({ put: vi.fn() }),
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  new Function('self', 'fetch', 'caches', code)(worker, load, caches);
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(event)?.({
    waitUntil: (promise) => {
      work = promise;
    },
  });
  await work.catch(() => undefined);
  return fetched;
};

it('a new build is downloaded, but not for a visitor who saves data', async () => {
  expect(await run('install')).toHaveLength(files.length);
  expect(await run('install', { saveData: true })).toEqual([]);
});

it('of earlier builds the last one stays for its open tabs, whatever it was named; other sites keep theirs', async () => {
  const kept = new Set([
    'tessera-build-/-first',
    'tessera-build-/-second',
    'tessera-build-/elsewhere/-first',
    'tessera-pictures',
    'tessera-pictures-/',
    'site-pictures-/',
  ]);
  await run('activate', { kept });
  expect([...kept]).toEqual(['tessera-build-/-second', 'tessera-build-/elsewhere/-first', 'site-pictures-/']);
  const later = new Set(['tessera-build-/-second', 'site-build-/-third']);
  await run('activate', { kept: later });
  expect([...later]).toEqual(['site-build-/-third']);
});
