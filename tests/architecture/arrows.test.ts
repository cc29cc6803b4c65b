import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as checks from './imports';

const { accountCodeIn, circles, misplaced, readSources, sharedNames, upwardLines, wrongImports } = checks;

const sources = readSources('src');

describe('the rooms of the source', () => {
  it('import only what the table allows', () => expect(wrongImports(sources)).toEqual([]));

  it('have no circular imports: every room imports only rooms below it', () => expect(upwardLines()).toEqual([]));

  it('have no files that import each other in a circle', () => {
    expect(circles(sources)).toEqual([]);
    for (const folder of ['e2e', 'support', 'scripts']) expect(circles(readSources(folder))).toEqual([]);
  });
});

it('the home of a file is beside its only user', () => expect(misplaced(sources)).toEqual([]));

it('the home of a file is no room of forty others', () => {
  expect(Object.keys(sources).filter((file) => checks.roomOf(file) === 'lib').length).toBeLessThanOrEqual(20);
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

it('the checks see what they look for', () => {
  const add = (file: string, text: string): checks.Sources => ({ ...sources, [file]: text });
  const far = "import { x } from '../storage/store';";
  expect(wrongImports(add('lib/a.ts', far))).toEqual(['lib/a.ts → ../storage/store']);
  expect(wrongImports(add('things/a.ts', ''))).toEqual(['things/a.ts is in no room']);
  expect(circles(add('lib/a.ts', "const a = import('./a');"))).toEqual(['lib/a.ts → lib/a.ts']);
  expect(sharedNames(add('lib/a.ts', 'export const store = 1;'))).toEqual([expect.stringMatching(/^store: /)]);
  expect(accountCodeIn('pages/a.tsx', add('pages/a.tsx', "import { x } from 'valibot';"))).toHaveLength(1);
});
