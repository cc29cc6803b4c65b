import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fonts } from '../../brand.config';
import { fonts as shippedFonts } from './nordlys.config';
import { copySite } from './site-copy';

/** What is drawn in a second or two. Pictures and films take minutes. */
export const drawn = ['icons', 'brand', 'social'];

/** A copy of the site after the first step of the README, 'Make it yours'. */
export const rebrandedCopy = () => {
  const copy = copySite();
  const inCopy = (file: string) => path.join(copy.folder, file);
  // Its fonts are those of the present brand, swapped: they are installed.
  const config = [
    ['../../src/', './src/'],
    [shippedFonts.display.family, fonts.text.family],
    [shippedFonts.display.package, fonts.text.package],
    [shippedFonts.text.family, fonts.display.family],
    [shippedFonts.text.package, fonts.display.package],
  ].reduce(
    (text, [from = '', to = '']) => text.replace(from, to),
    readFileSync('tests/dist/nordlys.config.ts', 'utf8'),
  );
  writeFileSync(inCopy('brand.config.ts'), config);
  for (const file of ['brand.shipped.json', 'brand.lock.json']) cpSync(file, inCopy(file));
  cpSync('tools', inCopy('tools'), { recursive: true, filter: (file) => !file.endsWith('node_modules') });
  return {
    ...copy,
    inCopy,
    built: (file: string) => readFileSync(inCopy(`dist/${file}`), 'utf8'),
    /** `npm run brand:check` in the copy. @returns what it complains about, and how it ends */
    check: () => {
      const words = ['run', '--silent', 'brand:check', '--', ...drawn];
      const { stderr, status } = spawnSync('npm', words, { cwd: copy.folder, encoding: 'utf8' });
      const faults = stderr.split('\n').filter((line) => line && !line.startsWith('Still examples'));
      return { faults, status };
    },
  };
};
