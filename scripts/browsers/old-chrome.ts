import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { floor } from './floor.ts';

const packages = path.resolve(import.meta.dirname, '../../e2e/floor/node_modules');

/** The Chrome of `floor`, once this module has been run. */
export const oldChromePath = path.join(packages, '.chrome/chrome');

/** What it needs in a container: its zygote would want the sandbox. */
export const oldChromeArguments = ['--no-sandbox', '--no-zygote', '--disable-gpu'];

/** Whether it can run here: the package has a program for this system alone. */
export const hasOldChrome = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks the browser, which its package carries as one compressed file. */
const unpack = async () => {
  mkdirSync(path.dirname(oldChromePath), { recursive: true });
  const file = createReadStream(path.join(packages, '@sparticuz/chromium/bin/chromium.br'));
  await pipeline(file, createBrotliDecompress(), createWriteStream(oldChromePath, { mode: 0o755 }));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await unpack();
  console.log(`Chrome ${floor.Chrome} for the tests: ${oldChromePath}`);
}
