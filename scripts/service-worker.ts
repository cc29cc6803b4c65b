import { createHash } from 'node:crypto';
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
 */
export const writeServiceWorker = async (root: string, dist: string, base: string): Promise<void> => {
  const alone = [shellFile, 'favicon.svg', 'first-words.json', 'heads.json', 'site.webmanifest'];
  const files = [...filesIn(dist, 'assets'), ...alone].sort();
  const source = path.join(root, 'worker/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const id = createHash('sha256').update(code);
  for (const file of files) id.update(file).update(readFileSync(path.join(dist, file)));
  const build = { id: id.digest('hex').slice(0, 12), files: files.map((file) => base + file), shell: base + shellFile };
  writeFileSync(path.join(dist, 'service-worker.js'), `const BUILD = ${JSON.stringify(build)};\n${code}`);
};
