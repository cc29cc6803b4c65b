import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `draw` what is not current; `check` only lists it; `accept` takes the files as they are for current. */
export type Mode = 'draw' | 'check' | 'accept';

/**
 * Draws files unless they are current.
 * @param files below `public/`; the first one names the drawing
 * @param source all that decides what they look like
 */
export type Derive = (files: readonly string[], source: string, draw: () => Promise<unknown>) => Promise<void>;

/** A program that a drawing needs is not installed: its files stay as they are. */
export class MissingProgram extends Error {}

const lockFile = 'brand.lock.json';

/** `brand.lock.json`, which has a hash of the source of each drawing. @param root the project's folder */
export const openLock = (mode: Mode, root = '.') => {
  const file = path.join(root, lockFile);
  const hashes: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const old: string[] = [];
  const record = (name: string, hash: string) => {
    hashes[name] = hash;
    const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  };
  const derive: Derive = async (files, source, draw) => {
    const [name = ''] = files;
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
    const isThere = files.every((one) => existsSync(path.join(root, 'public', one)));
    if (isThere && hashes[name] === hash) return;
    if (mode === 'check' || (mode === 'accept' && !isThere)) old.push(name);
    else if (mode === 'accept') record(name, hash);
    else
      try {
        await draw();
        record(name, hash);
      } catch (error) {
        if (!(error instanceof MissingProgram)) throw error;
        old.push(`${name} (${error.message})`);
      }
  };
  return { derive, old };
};
