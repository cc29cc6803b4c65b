import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalSteering } from '../../src/storage/steering.ts';
import { serveFolder } from '../../support/serve-folder.ts';

/**
 * Serves a copy of the built site in which each page has a first script that writes down what goes wrong on it: plain
 * WebDriver hears no console and cannot run anything before a page's own scripts. The simulated delays take no time.
 */
export const serveWatched = async (): Promise<{ origin: string; stop: () => void }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  cpSync('dist', folder, { recursive: true });
  const watch = readFileSync(path.join(import.meta.dirname, 'watch.js'), 'utf8');
  const steering = JSON.stringify(JSON.stringify({ ...normalSteering, waits: 'none' }));
  writeFileSync(path.join(folder, 'watch.js'), `${watch}sessionStorage.demoSteering ??= ${steering};\n`);
  for (const file of readdirSync(folder, { recursive: true }).map(String))
    if (file.endsWith('.html')) {
      const page = path.join(folder, file);
      // The content security policy lets scripts of the site run.
      writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/watch.js"></script>'));
    }
  const { origin, stop } = await serveFolder(folder);
  return {
    origin,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true });
    },
  };
};
