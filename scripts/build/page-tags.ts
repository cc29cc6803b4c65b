import type { Manifest } from 'vite';

/** The script files of modules, each after the files that it imports. @throws if a module is in none */
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
 * @param afterPaint the inline script
 * @returns a function. For a workspace page it returns tags that load the scripts at once. For a page that is of use
 * without them (`isToRead`) it returns the inline script that loads them after the first paint, because browsers would load module scripts and their
 * preloads before what the first paint needs.
 */
export const pageTags = (manifest: Manifest, base: string, afterPaint: string) => {
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
