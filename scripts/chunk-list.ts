import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const listFile = '.vite/chunks.json';

/** `holder`: the file that has a module's code, by the module's path in the project. `imports`: what a file imports. */
type ChunkList = { holder: Record<string, string>; imports: Record<string, string[]> };

/** Notes, for the time of the build, where the bundler puts each module of the browser's code. */
export const chunkList = (): Plugin => {
  let root = '';
  return {
    name: 'tessera:chunk-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const list: ChunkList = { holder: {}, imports: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        list.imports[chunk.fileName] = chunk.imports;
        for (const id of chunk.moduleIds) list.holder[path.relative(root, id)] = chunk.fileName;
      }
      this.emitFile({ type: 'asset', fileName: listFile, source: JSON.stringify(list) });
    },
  };
};

/**
 * Takes the list out of the build.
 * @returns a function that gives the script files that modules need: what those import that hold them, then those
 */
export const takeChunkList = (dist: string): ((modules: readonly string[]) => string[]) => {
  const file = path.join(dist, listFile);
  const { holder, imports } = JSON.parse(readFileSync(file, 'utf8')) as ChunkList;
  rmSync(path.dirname(file), { recursive: true });
  return (modules) => {
    const files: string[] = [];
    const seen = new Set<string>();
    const add = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      imports[name]?.forEach(add);
      files.push(name);
    };
    for (const module of modules) {
      const name = holder[module];
      if (!name) throw new Error(`${module} is in none of the built scripts`);
      add(name);
    }
    return files;
  };
};
