import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All sources of a build: nothing else of the project changes what it writes. */
export const buildSources = [
  'src',
  'public',
  'worker',
  'scripts',
  'index.html',
  'brand.config.ts',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vercel.json',
  'vite.config.ts',
];

const filesIn = (source: string) =>
  statSync(source).isFile()
    ? [source]
    : readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => path.join(source, file));

/** A hash of the sources and settings of a build, so that repeating a build gives the same id. */
export const computeBuildId = (root: string, settings: Readonly<Record<string, string>>): string => {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(settings).sort()));
  for (const file of buildSources.flatMap((source) => filesIn(path.join(root, source))).sort())
    if (statSync(file).isFile()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** @returns the id of the build in `folder`, or null if there is no whole one: the service worker is written last */
export const idOfBuild = (folder: string): string | null => {
  const worker = path.join(folder, 'service-worker.js');
  return existsSync(worker) ? (/"id":"(\w+)"/.exec(readFileSync(worker, 'utf8'))?.[1] ?? null) : null;
};
