import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';

const source = 'src/after-paint.ts';

/** `src/after-paint.ts` as the inline script of public pages. */
export const inlineScript = async (root: string): Promise<string> => {
  const file = path.join(root, source);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return (await minify(file, `{${code}}`)).code;
};

/** In `public/_headers` this stands for the hash of the inline script. */
const placeholder = 'sha256-INLINE_SCRIPT';

/** `public/_headers` with the hash of the inline script. @throws if the file has no place for it */
export const headersFile = (root: string, script: string): string => {
  const text = readFileSync(path.join(root, 'public/_headers'), 'utf8');
  if (!text.includes(placeholder)) throw new Error(`public/_headers has no ${placeholder}`);
  return text.replace(placeholder, `sha256-${createHash('sha256').update(script).digest('base64')}`);
};
