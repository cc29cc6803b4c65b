import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { colorScheme } from '../../src/storage/visitor-keys.ts';

/** The scripts that stand in the pages themselves, in the order of their hashes in `public/_headers`. */
const names = ['after-paint', 'early-scheme'] as const;

/** In a browser that is too old for the scripts, nothing is loaded. The page stays as it is without script (`early-scheme.ts`). */
const conditions = {
  'after-paint': 'if ([].toSorted)',
  'early-scheme': '',
} as const satisfies Record<(typeof names)[number], string>;

export const inlineScript = async (root: string, name: (typeof names)[number]): Promise<string> => {
  const file = path.join(root, `src/${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8').replace('%key%', colorScheme.name), file);
  return (await minify(file, `${conditions[name]}{${code}}`)).code;
};

/** In `public/_headers` this stands for the hashes of the inline scripts. */
const placeholder = "'sha256-INLINE_SCRIPTS'";

/** `public/_headers` with the hashes of the inline scripts. @throws if the file has no place for them */
export const headersFile = async (root: string): Promise<string> => {
  const text = readFileSync(path.join(root, 'public/_headers'), 'utf8');
  if (!text.includes(placeholder)) throw new Error(`public/_headers has no ${placeholder}`);
  const scripts = await Promise.all(names.map((name) => inlineScript(root, name)));
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return text.replace(placeholder, hashes.join(' '));
};
