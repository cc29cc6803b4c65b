import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSources, computeBuildId, idOfBuild } from '../../../scripts/build/build-id';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const folder of ['src/content', 'public', 'worker', 'scripts/build'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const source of buildSources.filter((name) => /\.\w+$/.test(name))) cpSync(source, path.join(root, source));
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ...['index.html', 'package.json', 'package-lock.json', 'tailwind.config.ts', 'tsconfig.json', 'vite.config.ts'],
  ...['src/content/pages.ts', 'public/favicon.svg', 'worker/service-worker.ts', 'scripts/build/prerender.ts'],
])('a change of %s gives the build another id', (file) => {
  const before = computeBuildId(root, {});
  appendFileSync(path.join(root, file), ' ');
  expect(computeBuildId(root, {})).not.toBe(before);
});

it('other settings give the build another id, the same in another order do not', () => {
  const id = computeBuildId(root, { VITE_BASE_PATH: '/', VITE_PHONE: '1' });
  expect(computeBuildId(root, { VITE_BASE_PATH: '/agency/', VITE_PHONE: '1' })).not.toBe(id);
  expect(computeBuildId(root, { VITE_PHONE: '1', VITE_BASE_PATH: '/' })).toBe(id);
});

it('a folder without a whole build has no build id', () => {
  expect(idOfBuild(root)).toBeNull();
  writeFileSync(path.join(root, 'service-worker.js'), 'const BUILD = {"id":"0123456789ab","files":[]};\n');
  expect(idOfBuild(root)).toBe('0123456789ab');
});
