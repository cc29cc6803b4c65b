import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../playwright.config';
import { complaints, parts } from '../../scripts/gate';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const projects = config.projects ?? [];

/** Folders of `e2e` that have tests. */
const folders = readdirSync('e2e').filter(
  (name) => existsSync(`e2e/${name}/`) && readdirSync(`e2e/${name}`).some((file) => file.endsWith('.spec.ts')),
);

describe('the whole gate', () => {
  it('begins with `npm test`', () => {
    expect(Object.values(parts)[0]).toBe('npm test');
  });

  it('runs every Playwright project, one of them in `npm test`', () => {
    const commands = [scripts.test ?? '', ...Object.values(parts)].join('\n');
    const run = Array.from(commands.matchAll(/--project=(\w+)/g), ([, name]) => name);
    expect(run.sort()).toEqual(projects.map(({ name }) => name).sort());
  });

  it.each(folders)('runs the tests of e2e/%s', (folder) => {
    const patterns = projects.flatMap(({ testMatch = [] }) => testMatch);
    expect(patterns).toContain(`**/e2e/${folder}/**/*.spec.ts`);
  });

  it('ends with the start of each failed test, or with the end of what another command has printed', () => {
    const playwright = [
      'Running 2 tests',
      '  ✘  1 [flows] › e2e/flows/trial.spec.ts:3:1 › starts (9.1s)',
      '  1) [flows] › e2e/flows/trial.spec.ts:3:1 › starts ───',
      '',
      '    Error: expect(page).toHaveURL(expected) failed',
      '    Expected: "/a"',
      '    Received: "/b"',
      '    Call log:',
      '      - waiting for navigation',
    ];
    expect(complaints(playwright.join('\n'))).toEqual([playwright[2], ...playwright.slice(4)]);
    const vitest = [' ✓ one', ' FAIL  |page| tests/a.test.ts > a', 'AssertionError: no', ' ❯ tests/a.test.ts:1'];
    expect(complaints(vitest.join('\n'))).toEqual(vitest.slice(1));
    expect(complaints('a\n\nsrc/a.ts(1,1): error TS1\n')).toEqual(['a', 'src/a.ts(1,1): error TS1']);
  });
});
