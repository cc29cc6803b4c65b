import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSources } from '../../scripts/build/build-id';

/** A copy of the site's sources in a temporary folder, which a test may change and build. */
export const copySite = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const source of buildSources) cpSync(source, path.join(folder, source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    /** Builds the copy into its `dist`. @param env variables besides those of this process */
    build: (env: Readonly<Record<string, string>> = {}): void => {
      // Not this process's 'test', with which a build has what is for development only.
      const variables = { ...process.env, NODE_ENV: 'production', ...env };
      execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: folder, env: variables });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
