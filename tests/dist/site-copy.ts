import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const copied = [
  'src',
  'scripts',
  'worker',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
];
const linked = ['node_modules', 'public', 'package-lock.json'];

/** A copy of the site's sources in a temporary folder, which a test may change and build. */
export const copySite = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const file of copied) cpSync(file, path.join(folder, file), { recursive: true });
  for (const file of linked) symlinkSync(path.resolve(file), path.join(folder, file));
  return {
    folder,
    /** Builds the copy into its `dist`. @param env variables besides those of this process */
    build: (env: Readonly<Record<string, string>> = {}): void => {
      execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: folder, env: { ...process.env, ...env } });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
