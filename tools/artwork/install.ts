import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const [lock, installed] = [`${folder}package-lock.json`, `${folder}node_modules/.package-lock.json`];

/** Installs this folder's packages, unless they are. `npm ci` of the project leaves them out, because only drawing needs them. */
export const installPackages = (): void => {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the packages of tools/artwork …');
  execFileSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' });
};
