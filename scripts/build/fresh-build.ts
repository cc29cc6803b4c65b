import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { computeBuildId, idOfBuild } from './build-id.ts';

const folder = 'node_modules/.cache';
const lock = `${folder}/build.lock`;

const isFresh = () =>
  idOfBuild('dist') === computeBuildId(process.cwd(), loadEnv('production', process.cwd(), 'VITE_'));

/** Whether the process that wrote the lock still runs: one that was killed leaves its lock behind. */
const isHeld = () => {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
};

const takeLock = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

/** Builds the site unless `dist/` is a build of the present sources and settings. Of several processes at once only one builds. */
export const ensureFreshBuild = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  while (!isFresh()) {
    if (takeLock())
      try {
        if (isFresh()) return;
        console.log('dist/ is not a build of these sources: building');
        const env = { ...process.env, NODE_ENV: 'production' };
        execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit', env });
        return;
      } finally {
        rmSync(lock);
      }
    if (!isHeld()) rmSync(lock, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
