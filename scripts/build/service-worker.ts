import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ResolvedConfig, transformWithOxc } from 'vite';
import { formerNames } from '../../src/storage/former-names.ts';

/** The app shell: the page that the service worker serves for every address while offline. */
export const shellFile = 'offline.html';

const filesIn = (dist: string, folder: string) =>
  readdirSync(path.join(dist, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file)))
    .filter((file) => /\.\w+$/.test(file) && !file.endsWith('404.html'));

/**
 * Writes `service-worker.js` from `worker/`, with the list of files to precache: every script, style, font and icon, and the
 * app shell. Pictures are cached when they are shown, and so are fonts that only some names need.
 * @param id id of the build
 */
export const writeServiceWorker = async ({ root, base }: ResolvedConfig, dist: string, id: string): Promise<void> => {
  const alone = [shellFile, 'favicon.svg', 'site.webmanifest'];
  const files = [...filesIn(dist, 'assets').filter((file) => !/-ext-[^/]*\.woff2$/.test(file)), ...alone].sort();
  const source = path.join(root, 'worker/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const former = formerNames.caches;
  const build = { id, files: files.map((file) => base + file), shell: base + shellFile, former };
  writeFileSync(path.join(dist, 'service-worker.js'), `const BUILD = ${JSON.stringify(build)};\n${code}`);
};
