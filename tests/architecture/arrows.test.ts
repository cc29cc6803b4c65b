import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  accountCodeIn,
  circles,
  misplaced,
  readSources,
  roomOf,
  type Sources,
  sharedNames,
  upwardLines,
  wrongImports,
} from './imports';
import { rooms } from './rooms';

const sources = readSources('src');

describe('the rooms of the source', () => {
  it('import only what the table allows', () => expect(wrongImports(sources)).toEqual([]));

  it('have no circular imports: every room imports only rooms below it', () => expect(upwardLines()).toEqual([]));

  it('have no files that import each other in a circle', () => {
    expect(circles(sources)).toEqual([]);
    for (const folder of ['e2e', 'support', 'scripts']) expect(circles(readSources(folder))).toEqual([]);
  });

  it('have files, so that the check reads the sources', () => {
    const found = new Set(Object.keys(sources).map(roomOf));
    for (const room of [
      'pages',
      'components/ui',
      'queries',
      'services/account',
      'storage',
      'content',
      'lib',
      'paths.ts',
    ])
      expect(found).toContain(room);
    expect(Object.keys(rooms).length).toBeGreaterThan(15);
  });
});

it('the home of a file is beside its only user', () => expect(misplaced(sources)).toEqual([]));

it('the home of a file is no room of forty others', () => {
  expect(Object.keys(sources).filter((file) => roomOf(file) === 'lib').length).toBeLessThanOrEqual(20);
});

it('the home of a file is the only one that exports its names', () => expect(sharedNames(sources)).toEqual([]));

const entries = Object.keys(sources).filter((file) => /^pages\/(public|catalogue|about)\/[^/]+-page\.tsx$/.test(file));

it.each(['main.tsx', ...entries])('a public page %s loads no account code', (entry) => {
  expect(accountCodeIn(entry, sources)).toEqual([]);
});

it('no page or component is a switchboard: each imports from at most 25 files', () => {
  const importsOf = (source: string) => source.match(/^(?:import\b|\}).* from '|^import '/gm)?.length ?? 0;
  const files = Object.entries(sources).filter(([path]) => /^(?:pages|components)\//.test(path));
  expect(files.filter(([, source]) => importsOf(source) > 25).map(([path]) => path)).toEqual([]);
});

it('beside the source, imports point one way: tests and visits use tools and scripts, and all use what they share', () => {
  const allowed: Readonly<Record<string, RegExp>> = {
    support: /^(?:support|src|brand)/,
    scripts: /^(?:scripts|support|src|brand)/,
    tools: /^(?:tools|scripts|support|src|brand)/,
    e2e: /^(?:e2e|scripts|support|src|brand|playwright)/,
  };
  const wrong = Object.entries(allowed).flatMap(([folder, fits]) =>
    Object.entries(readSources(folder)).flatMap(([file, source]) =>
      [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        .map(([, specifier = '']) => path.posix.join(folder, path.posix.dirname(file), specifier))
        .filter((target) => !fits.test(target))
        .map((target) => `${folder}/${file} → ${target}`),
    ),
  );
  expect(wrong).toEqual([]);
});

describe('stored data (record 11)', () => {
  const filesWith = (pattern: RegExp) => Object.keys(sources).filter((file) => pattern.test(sources[file] ?? ''));
  const accountArea = /^(?:pages|components)\/account\//;

  it('are in one file, but for the color scheme before the first paint', () => {
    expect(filesWith(/(?:window\.|= )(?:local|session)Storage\b/)).toEqual(['early-scheme.ts', 'storage/store.ts']);
  });

  it('reach the account area through queries: of the keys it imports only those of public pages', () => {
    const imports = /^import (?!type )(?!\{ type \w+ \} ).*\/storage\/(?:schema|store)'/m;
    expect(filesWith(imports).filter((file) => accountArea.test(file))).toEqual([]);
  });

  it('are read through queries in the account area only', () => {
    expect(filesWith(/\buse(?:Query|Account)\(/).filter((file) => !/^(?:pages\/account|queries)\//.test(file))).toEqual(
      [],
    );
  });
});

const forms = [
  (module: string) => `import { x } from '${module}';`,
  (module: string) => `import type { X } from '${module}';`,
  (module: string) => `import {\n  x,\n  y,\n} from '${module}';`,
  (module: string) => `export { x } from '${module}';`,
  (module: string) => `import '${module}';`,
  (module: string) => `const later = () => import('${module}');`,
];

describe('the check itself', () => {
  const real = Object.fromEntries(Object.keys(sources).map((file) => [file, '']));

  it('refuses what is not in the line of a room, in every way to write it', () => {
    for (const write of forms)
      expect(wrongImports({ ...real, 'lib/a.ts': write('../storage/store') })).toEqual(['lib/a.ts → ../storage/store']);
    const imports = (file: string, module: string) =>
      wrongImports({ ...real, [file]: `import { x } from '${module}';` });
    expect(imports('services/orders/a.ts', 'papaparse')).toEqual([]);
    expect(imports('services/site/a.ts', 'papaparse')).toHaveLength(1);
    expect(imports('components/layout/header/a.ts', '../rest')).toEqual([]);
  });

  it('finds a circle of files, also of types and lazy imports', () => {
    const pair = (text: string): Sources => ({ 'lib/a.ts': text, 'lib/b.ts': "import { a } from './a';" });
    expect(circles(pair("import { b } from './b';"))).toEqual(['lib/a.ts → lib/b.ts → lib/a.ts']);
    expect(circles(pair("import type { B } from './b';"))).toHaveLength(1);
    expect(circles(pair("const b = import('./b');"))).toHaveLength(1);
    expect(circles(pair(''))).toEqual([]);
  });

  it('finds a file that one other room uses, and a name that two files export', () => {
    const read = { 'lib/a.ts': 'export const a = 1;', 'pages/about/b.ts': "import { a } from '../../lib/a';" };
    expect(misplaced(read)).toEqual(['lib/a.ts → pages']);
    expect(misplaced({ ...read, 'storage/c.ts': "import { a } from '../lib/a';" })).toEqual([]);
    expect(sharedNames({ ...read, 'storage/c.ts': 'export type a = 1;' })).toEqual(['a: lib/a.ts, storage/c.ts']);
    expect(sharedNames({ ...read, 'storage/c.ts': 'const a = 2;' })).toEqual([]);
  });

  it('refuses a new folder without a room', () => {
    expect(wrongImports({ 'things/a.ts': '' })).toEqual(['things/a.ts is in no room']);
  });

  it('follows static imports to account code, but not lazy ones and types', () => {
    const page = (text: string) => ({ 'pages/public/a.tsx': text, 'lib/b.ts': "import { x } from 'valibot';" });
    expect(accountCodeIn('pages/public/a.tsx', page("import { x } from '../../lib/b';"))).toHaveLength(1);
    expect(accountCodeIn('pages/public/a.tsx', page("const x = import('../../lib/b');"))).toEqual([]);
    expect(accountCodeIn('pages/public/a.tsx', page("import type { X } from '../../lib/b';"))).toEqual([]);
  });
});
