import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, minify, transformWithOxc } from 'vite';

const source = 'src/after-paint.ts';

/** `src/after-paint.ts` as the one script that stands in the HTML. @throws if the content security policy does not name its hash */
const inlineScript = async (root: string, policy: string): Promise<string> => {
  const file = path.join(root, source);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const { code: small } = await minify(file, `{${code}}`);
  const hash = `'sha256-${createHash('sha256').update(small).digest('base64')}'`;
  if (!policy.includes(`script-src 'self' ${hash};`))
    throw new Error(`${source} has changed. public/_headers, vercel.json, docs/hosting.md: script-src 'self' ${hash};`);
  return small;
};

/** The script files that modules need: what those import that hold them, then those. @throws if a module is in none */
const filesOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is in none of the built scripts`);
    if (files.has(chunk.file)) return;
    chunk.imports?.forEach(add);
    files.add(chunk.file);
  };
  modules.forEach(add);
  return [...files];
};

export type PageTags = Readonly<Record<'head' | 'body', string>>;

/**
 * Makes the tags that load a page's scripts.
 * @param policy the content security policy that the pages are served with
 * @returns for a page to be filled in, which is of little use without its scripts, tags that ask for them at once; for a page
 * to be read, the inline script that asks for them after its paint, because browsers load module scripts and their
 * preloads ahead of what the first paint needs
 */
export const pageTags = async (root: string, manifest: Manifest, base: string, policy: string) => {
  const afterPaint = await inlineScript(root, policy);
  const entry = 'index.html';
  return (modules: readonly string[], isToRead: boolean): PageTags => {
    const main = base + manifest[entry]?.file;
    const addresses = filesOf(manifest, [entry, ...modules]).map((file) => base + file);
    const others = addresses.filter((address) => address !== main);
    if (isToRead)
      return {
        head: '',
        body: `<script data-main="${main}" data-modules="${others.join(' ')}">${afterPaint}</script>`,
      };
    const preloads = others.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
    return { head: `<script type="module" crossorigin src="${main}"></script>${preloads.join('')}`, body: '' };
  };
};
