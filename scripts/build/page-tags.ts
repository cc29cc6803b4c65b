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

const entry = 'index.html';

/** The address of the start script. */
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
