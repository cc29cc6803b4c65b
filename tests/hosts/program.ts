import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from '../../scripts/browsers/debian';

const find = (command: string) =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${command}`], { encoding: 'utf8' }).stdout.trim();

/** Where a program is, installed from Debian's packages where that is possible. @throws if it is not there */
export const program = (command: string, ...debianPackages: string[]): string => {
  if (!find(command)) installFromDebian(...debianPackages);
  const found = find(command);
  if (!found) throw new Error(`${command} is not installed (Debian: ${debianPackages.join(' ')})`);
  return found;
};

/** Where wrangler is, with Cloudflare's runtime: too large a package for everybody who builds the site. */
export const wrangler = (): string => {
  const file = 'tests/hosts/node_modules/.bin/wrangler';
  if (!existsSync(file)) execFileSync('npm', ['ci', '--prefix', 'tests/hosts'], { stdio: 'inherit' });
  return file;
};
