import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../playwright.config';
import { commandsFor, gate, night, nightTag } from '../../scripts/gate';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const projects = config.projects ?? [];
const commands = { gate: [scripts.test ?? '', ...Object.values(gate)], night: Object.values(night) };
const runsOf = (list: readonly string[]) =>
  list.flatMap((command) => Array.from(command.matchAll(/--project=(\w+)/g), ([, name]) => ({ name, command })));

/** Folders of `e2e` that have tests. */
const folders = readdirSync('e2e').filter(
  (name) => existsSync(`e2e/${name}/`) && readdirSync(`e2e/${name}`).some((file) => file.endsWith('.spec.ts')),
);

it('begin with `npm test`', () => expect(Object.values(gate)[0]).toBe('npm test'));

it.each(projects.map(({ name }) => name ?? ''))('run every test of the project %s', (name) => {
  const inGate = runsOf(commands.gate).filter((run) => run.name === name);
  const atNight = runsOf(commands.night).filter((run) => run.name === name);
  expect(inGate.length).toBeLessThanOrEqual(1);
  // What the gate leaves out by its tag, the night runs; what has no run in the gate, the night runs as a whole.
  for (const { command } of inGate) expect(command).toContain(`--grep-invert ${nightTag}`);
  if (inGate.length === 0) expect(atNight.some(({ command }) => !command.includes('--grep'))).toBe(true);
  else expect(atNight.some(({ command }) => !command.includes('--grep-invert'))).toBe(true);
});

it.each(folders)('run the tests of e2e/%s', (folder) => {
  const patterns = projects.flatMap(({ testMatch = [] }) => testMatch);
  expect(patterns).toContain(`**/e2e/${folder}/**/*.spec.ts`);
});

it('take names of parts, and pass on what follows the only one', () => {
  const list = { flows: 'a', pages: 'b' };
  expect(commandsFor(list, [])).toBe(list);
  expect(commandsFor(list, ['pages', 'flows'])).toEqual({ pages: 'b', flows: 'a' });
  expect(commandsFor(list, ['flows', 'abc1234'])).toEqual({ flows: 'a abc1234' });
  expect(() => commandsFor(list, ['flaws'])).toThrow('No part named flaws. Parts: flows, pages.');
});
