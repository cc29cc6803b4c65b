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
    expect(circles(readSources('e2e'))).toEqual([]);
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

describe('stored data (record 11)', () => {
  const filesWith = (pattern: RegExp) => Object.keys(sources).filter((file) => pattern.test(sources[file] ?? ''));
  const accountArea = /^(?:pages|components)\/account\//;

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

/** Imports that must be refused: the file, and the module that it imports. */
const refused = [
  ['lib/a.ts', '../storage/store'],
  ['lib/a.ts', '../content/plans'],
  ['lib/a.ts', 'papaparse'],
  ['content/services/a.ts', '../../services/credits/history'],
  ['content/a.ts', 'react'],
  ['storage/a.ts', '../content/plans'],
  ['services/account/a.ts', 'react'],
  ['services/account/a.ts', '../../queries/account'],
  ['services/account/a.ts', '../payments/port'],
  ['services/payments/a.ts', '../flows/trial'],
  ['services/credits/a.ts', '../demo/people'],
  ['services/flows/a.ts', '../site/newsletter'],
  ['services/site/a.ts', '../flows/trial'],
  ['services/clock.ts', './demo/people'],
  ['queries/a.ts', '../components/ui/toast'],
  ['head/a.ts', '../services/errors'],
  ['search/a.ts', '../components/ui/icon'],
  ['components/ui/a.ts', '../../services/site/new-deploy'],
  ['components/ui/a.ts', '../../pages/public/faq-page'],
  ['components/ui/a.ts', '../layout/rest'],
  ['components/media/a.ts', '../../storage/store'],
  ['components/feedback/a.ts', '../account/guard'],
  ['pages/account/a.ts', '../../routes'],
  ['paths.ts', './routes'],
] as const;

const allowed = [
  ['content/services/a.ts', '../services/cloud'],
  ['components/layout/header/a.ts', '../rest'],
  ['pages/public/a.ts', '../../storage/use-stored'],
  ['services/orders/a.ts', 'papaparse'],
] as const;

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

  it.each(refused)('refuses that %s imports %s, in every way to write it', (file, module) => {
    for (const write of forms)
      expect(wrongImports({ ...real, [file]: write(module) })).toEqual([`${file} → ${module}`]);
  });

  it.each(allowed)('allows that %s imports %s', (file, module) => {
    expect(wrongImports({ ...real, [file]: `import { x } from '${module}';` })).toEqual([]);
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
