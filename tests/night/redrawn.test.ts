import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colors } from '../dist/nordlys.config';
import { drawn, rebrandedCopy } from '../dist/rebranded-copy';

const { folder, built, build, check, remove } = rebrandedCopy();

/** The copy has no packages of `tools/artwork`: the first drawing installs them. */
beforeAll(() => {
  execFileSync('npm', ['run', 'brand', '--', 'fonts', ...drawn], { cwd: folder, stdio: 'pipe' });
  build();
});
afterAll(remove);

it('passes the check: no trace of the former brand, readable colors, current drawings', () => {
  expect(check()).toEqual({ faults: [], status: 0 });
});

it.each(['paper', 'vermilion'] as const)('has its %s in the icon', (name) => {
  expect(built('favicon.svg')).toContain(colors[name]);
});
