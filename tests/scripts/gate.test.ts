import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../playwright.config';
import { parts } from '../../scripts/gate';

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
});
