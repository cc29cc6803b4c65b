import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, type ResolvedConfig, transformWithOxc } from 'vite';

/** The app shell: the page that the service worker serves for every address while offline. */
export const shellFile = 'offline.html';

const filesIn = (dist: string, folder: string) =>
  readdirSync(path.join(dist, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file)))
    .filter((file) => /\.\w+$/.test(file) && !file.endsWith('404.html'));

/** A page for developers, which visitors' browsers do not cache. */
const notForVisitors = 'src/pages/styleguide/styleguide-page.tsx';

/** Scripts that only that page imports. @throws if there is no such page */
const scriptsNotForVisitors = (manifest: Manifest): Set<string> => {
  if (!manifest[notForVisitors]) throw new Error(`The build has no ${notForVisitors}`);
  const reached = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || name === notForVisitors || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(follow);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(name);
  const scripts = Object.values(manifest).map(({ file }) => file);
  return new Set(scripts.filter((file) => file.endsWith('.js') && !reached.has(file)));
};

/**
 * Writes `service-worker.js` from `worker/`, with the list of files to precache: every script, style, font and icon, and the
 * app shell. Pictures are cached when they are shown; the style guide is not cached.
 * @param id id of the build
 */
export const writeServiceWorker = async (
  { root, base }: ResolvedConfig,
  dist: string,
  manifest: Manifest,
  id: string,
): Promise<void> => {
  const skipped = scriptsNotForVisitors(manifest);
  const alone = [shellFile, 'favicon.svg', 'heads.json', 'site.webmanifest'];
  const files = [...filesIn(dist, 'assets'), ...alone].filter((file) => !skipped.has(file)).sort();
  const source = path.join(root, 'worker/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const build = { id, files: files.map((file) => base + file), shell: base + shellFile };
  writeFileSync(path.join(dist, 'service-worker.js'), `const BUILD = ${JSON.stringify(build)};\n${code}`);
};
