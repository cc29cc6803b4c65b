import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from '../../../brand.config';

/** Files that repeat no color: they get it from `brand.config.ts`. */
const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const files = [...sources, 'index.html', 'tailwind.config.ts', 'vite.config.ts'];

test.each(Object.entries(colors))('%s stands in brand.config.ts alone', (_name, hex) => {
  const repeats = (file: string) => readFileSync(file, 'utf8').toUpperCase().includes(hex);
  expect(files.filter(repeats)).toEqual([]);
});

const drawings = ['public/favicon.svg', ...readdirSync('public/brand').map((file) => `public/brand/${file}`)];

test.each(drawings.filter((file) => file.endsWith('.svg')))('%s has no color of its own', (file) => {
  const used = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(Object.values(colors)).toEqual(expect.arrayContaining(used));
});
