import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'hosts-'));

/** A folder to serve the site from: a copy of `dist/`. */
export const siteAtRoot = (): string => {
  const root = temporary();
  cpSync('dist', root, { recursive: true });
  return root;
};

/** A folder to serve from, with the site built for `base` (`/agency`) inside, and the host's rule files at the top. */
export const siteUnder = (base: string): string => {
  const root = temporary();
  const folder = path.join(root, base);
  mkdirSync(folder);
  const env = { ...process.env, NODE_ENV: 'production', VITE_BASE_PATH: `${base}/` };
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  execFileSync('npx', ['vite', 'build', ...options], { stdio: 'inherit', env });
  for (const file of ['_headers', '_redirects']) renameSync(path.join(folder, file), path.join(root, file));
  return root;
};
