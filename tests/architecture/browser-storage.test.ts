import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const storageUse = 'export const y = [localStorage, window.sessionStorage];\n';

type Report = { diagnostics: { category: string; location: { path: string | { file: string } } }[] };

const root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
/** The linter's errors, as `file rule`. */
let refused: string[] = [];

beforeAll(() => {
  cpSync('biome.json', path.join(root, 'biome.json'));
  cpSync('scripts/lint', path.join(root, 'scripts/lint'), { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
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

it('is accessible in storage/store.ts only: the linter refuses its name, and its name as a member, elsewhere', () => {
  const ofStorage = refused.filter((line) => /services\/b|storage\/store/.test(line)).sort();
  expect(ofStorage).toEqual(['src/services/b.ts noRestrictedGlobals', 'src/services/b.ts plugin']);
});
