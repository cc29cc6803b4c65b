/** What a visitor who opens a page and touches nothing downloads, by Vite's manifest of `dist`. */
import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

export const manifestFile = '.vite/manifest.json';

/** Scripts that pages load by themselves after hydration, by name. All others that come later wait for the visitor. */
const loadedLater = ['prefetch', 'color-scheme', 'below-the-fold', 'sub-services', 'desk-tab', 'timeline'];
const ofPublicPages = 'trial-banner';

/** The scripts that a page's tags name, as paths below `dist`. */
export const taggedScripts = (html: string): string[] => [
  ...[...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => String(file)),
  ...[...html.matchAll(/ data-(?:main|modules)="([^"]+)"/g)].flatMap(([, list]) =>
    String(list)
      .split(' ')
      .map((file) => file.slice(1)),
  ),
];

/**
 * @returns a function that takes a page's address and the scripts of its tags, and returns all scripts that it loads by itself:
 *   those, what they import, and what comes after hydration
 */
export const firstLoads = (): ((address: string, scripts: readonly string[]) => Set<string>) => {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const layout = manifest['src/components/layout/workspace-layout.tsx']?.file ?? '';
  return (address, scripts) => {
    // A page of the catalogue loads the content that is named as its address ends.
    const later = new Set([...loadedLater, address.split('/').at(-1), scripts.includes(layout) ? '' : ofPublicPages]);
    const files = new Set<string>();
    const add = (file: string | undefined) => {
      const chunk = file && chunks.get(file);
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const module of chunk.imports ?? []) add(manifest[module]?.file);
      const parts = (chunk.dynamicImports ?? []).map((module) => manifest[module]);
      for (const part of parts) if (later.has(part?.name)) add(part?.file);
    };
    for (const file of scripts) add(file);
    return files;
  };
};
