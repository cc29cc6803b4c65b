import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Build = { files: string[]; shell: string };

const code = readFileSync('dist/service-worker.js', 'utf8');
const { files, shell } = JSON.parse(/^const BUILD = (.*);$/m.exec(code)?.[1] ?? '{}') as Build;

it('the service worker caches only files that exist, and the offline page', () => {
  expect(files).toContain(shell);
  expect(files.filter((file) => /home-page-.*\.js$/.test(file))).toHaveLength(1);
  expect(files.filter((file) => !existsSync(`dist${file}`))).toEqual([]);
});

it('fonts for the letters of some names are neither precached nor preloaded', () => {
  expect(files.filter((file) => file.includes('-rare-'))).toHaveLength(3);
  expect(files.filter((file) => file.includes('-ext-'))).toEqual([]);
  expect(readFileSync('dist/index.html', 'utf8')).not.toContain('-ext-');
});
