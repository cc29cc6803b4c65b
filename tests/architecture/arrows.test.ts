// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** An import that must be refused: from a file, of a module. */
const wrongImports = [
  ['src/lib/a.ts', '../storage/store'],
  ['src/lib/b.ts', '../content/plans'],
  ['src/content/a.ts', '../services/credits'],
  ['src/storage/a.ts', '../content/plans'],
  ['src/services/a.ts', 'react'],
  ['src/queries/a.ts', '../components/ui/toast'],
  ['src/components/ui/a.ts', '../../pages/public/faq-page'],
  ['src/components/ui/b.ts', '../../services/new-deploy'],
  ['src/components/media/a.ts', '../../storage/store'],
  ['src/components/layout/a.ts', '@tanstack/react-query'],
  ['src/pages/account/a.ts', '../../routes'],
  ['src/pages/public/c.ts', '../../search/engine'],
  ['src/content/c.ts', '../search/engine'],
  ['src/services/c.ts', '../search/engine'],
  ['src/search/a.ts', '../components/ui/button'],
  ['src/search/b.ts', 'react'],
  ['src/pages/public/a.ts', 'valibot'],
  ['src/paths.ts', './routes'],
] as const;
const rightImports = [
  ['src/search/c.ts', '../content/search/synonyms'],
  ['src/components/search/a.ts', '../../search/engine'],
  ['src/pages/public/d.ts', '../../components/search/search-form'],
  ['src/lib/c.ts', '../content/site'],
  ['src/content/b.ts', '../lib/money'],
  ['src/pages/public/b.ts', '../../storage/use-stored'],
] as const;

const storageUse = 'export const y = [localStorage, window.sessionStorage];\n';

type Report = { diagnostics: { category: string; location: { path: string | { file: string } } }[] };

const root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
/** What the linter refuses, as `file rule`. */
let refused: string[] = [];

beforeAll(() => {
  cpSync('biome.json', path.join(root, 'biome.json'));
  cpSync('scripts/lint', path.join(root, 'scripts/lint'), { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, module] of [...wrongImports, ...rightImports])
    write(file, `import { x } from '${module}';\n\nexport const y = x;\n`);
  write('src/services/b.ts', storageUse);
  write('src/storage/store.ts', storageUse);
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=200', '.'],
    { cwd: root, encoding: 'utf8' },
  );
  refused = (JSON.parse(stdout) as Report).diagnostics.map(({ category, location }) => {
    const file = typeof location.path === 'string' ? location.path : location.path.file;
    return `${file.replace(/^\.\//, '')} ${category.replace('lint/style/', '')}`;
  });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('imports point down', () => {
  it.each(wrongImports)('%s may not import %s', (file) => {
    expect(refused).toContain(`${file} noRestrictedImports`);
  });

  it.each(rightImports)('%s may import %s', (file) => {
    expect(refused).not.toContain(`${file} noRestrictedImports`);
  });
});

describe('one door to browser storage', () => {
  it('is closed to its bare name and to its name as a member, but for the store', () => {
    expect(refused.filter((line) => /services\/b|storage\/store/.test(line)).sort()).toEqual([
      'src/services/b.ts noRestrictedGlobals',
      'src/services/b.ts plugin',
    ]);
  });
});
