import type { Manifest } from 'vite';

/**
 * The script files of modules, each after the files that it imports.
 * @throws if a module is in none, or if files import each other: a group in `vite.config.ts` parts modules that belong together
 */
const filesOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const files = new Set<string>();
  const add = (name: string, importers: readonly string[]) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is in none of the built scripts`);
    if (files.has(chunk.file)) return;
    const path = [...importers, chunk.file];
    if (importers.includes(chunk.file)) throw new Error(`Scripts import each other: ${path.join(' → ')}`);
    for (const other of chunk.imports ?? []) add(other, path);
    files.add(chunk.file);
  };
  for (const name of modules) add(name, []);
  return [...files];
};

const entry = 'index.html';

export const mainAddress = (manifest: Manifest, base: string): string => base + manifest[entry]?.file;

/**
 * Makes the tag that loads a page's scripts after the first paint: browsers would load module scripts and their preloads
 * before what the first paint needs.
 * @param afterPaint the inline script that asks for them
 * @returns a function that takes the source files of the page's modules
 */
export const pageTag = (manifest: Manifest, base: string, afterPaint: string) => {
  const main = mainAddress(manifest, base);
  return (modules: readonly string[]): string => {
    const addresses = filesOf(manifest, [entry, ...modules]).map((file) => base + file);
    const others = addresses.filter((address) => address !== main);
    return `<script data-main="${main}" data-modules="${others.join(' ')}">${afterPaint}</script>`;
  };
};
