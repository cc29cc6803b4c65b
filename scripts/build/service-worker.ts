import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';

/** The empty page that stands in for every other one while there is no network. */
export const shellFile = 'offline.html';

const filesIn = (dist: string, folder: string) =>
  readdirSync(path.join(dist, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file)))
    .filter((file) => /\.\w+$/.test(file) && !file.endsWith('404.html'));

/**
 * Writes `service-worker.js` from `worker/`, with the list of what it keeps: every script, style, font and icon, and
 * the empty page. Pictures are kept as they are seen.
 * @param id the build's, which pages know, too
 */
export const writeServiceWorker = async (root: string, dist: string, base: string, id: string): Promise<void> => {
  const alone = [shellFile, 'favicon.svg', 'heads.json', 'site.webmanifest'];
  const files = [...filesIn(dist, 'assets'), ...alone].sort();
  const source = path.join(root, 'worker/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const build = { id, files: files.map((file) => base + file), shell: base + shellFile };
  writeFileSync(path.join(dist, 'service-worker.js'), `const BUILD = ${JSON.stringify(build)};\n${code}`);
};
