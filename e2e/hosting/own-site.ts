import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '../../support/serve-folder';
import { test as base } from '../fixtures';

/** A copy of the built site on a server of its own, for tests that deploy a new build or take files away. */
type OwnSite = {
  origin: string;
  folder: string;
  /** Puts a build in place of the old one in which every script has another name, as a real deploy does. */
  deploy: () => void;
  stop: () => void;
};

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => ending.test(file));

/** Gives each hashed script another hash, in its name and wherever it is named, and the build another id. */
const rename = (folder: string) => {
  const scripts = filesIn(path.join(folder, 'assets'), /-[\w-]{7}\.js$/);
  const names = new Map(
    scripts.map((file) => [file, file.replace(/([\w-]{7})\.js$/, (_, hash) => `${[...hash].reverse().join('')}.js`)]),
  );
  const pattern = new RegExp([...names.keys()].map((name) => name.replace(/[.$]/g, '\\$&')).join('|'), 'g');
  const id = /"id":"(\w+)"/.exec(readFileSync(path.join(folder, 'service-worker.js'), 'utf8'))?.[1];
  if (!id) throw new Error('the service worker names no build');
  for (const file of filesIn(folder, /\.(html|js)$/)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const renamed = text.replace(pattern, (name) => names.get(name) ?? name);
    writeFileSync(path.join(folder, file), renamed.replaceAll(id, [...id].reverse().join('')));
  }
  for (const [from, to] of names) renameSync(path.join(folder, 'assets', from), path.join(folder, 'assets', to));
};

/** A copy of `dist/` on a server of its own. */
export const ownSite = async (): Promise<OwnSite> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync('dist', folder, { recursive: true });
  const { origin, stop } = await serveFolder(folder);
  return {
    origin,
    folder,
    // All at once: a request in between must not get a file of the one build that asks for files of the other.
    deploy: () => {
      const next = mkdtempSync(path.join(tmpdir(), 'site-'));
      cpSync(folder, next, { recursive: true });
      rename(next);
      const last = mkdtempSync(path.join(tmpdir(), 'site-'));
      renameSync(folder, last);
      renameSync(next, folder);
      rmSync(last, { recursive: true });
    },
    stop: () => {
      stop();
      rmSync(folder, { recursive: true });
    },
  };
};

/** Tests that each have a site of their own. */
export const test = base.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  site: async ({}, use) => {
    const site = await ownSite();
    await use(site);
    site.stop();
  },
});
