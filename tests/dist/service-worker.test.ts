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

/** Installs the worker in a browser of that kind. @returns what it fetched */
const install = async (saveData: boolean) => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const worker = {
    registration: { scope: 'https://tessera.example/' },
    navigator: { connection: { saveData } },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const fetched: string[] = [];
  const load = (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response(''));
  };
  const caches = { open: () => Promise.resolve({ put: vi.fn() }), delete: vi.fn() };
  new Function('self', 'fetch', 'caches', code)(worker, load, caches);
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('install')?.({
    waitUntil: (promise) => {
      work = promise;
    },
  });
  await work.catch(() => undefined);
  return fetched;
};

it('a new build is downloaded, but not for a visitor who saves data', async () => {
  expect(await install(false)).toHaveLength(files.length);
  expect(await install(true)).toEqual([]);
});
