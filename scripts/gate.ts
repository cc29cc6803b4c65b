import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hasOldChrome } from './browsers/old-chrome.ts';

type Parts = Readonly<Record<string, string>>;

/** In the title of a test that runs at night only. */
export const nightTag = '@night';
const withChromium = (command: string) => `tsx scripts/browsers/find-browser.ts && ${command}`;
/** A project of `playwright.config.ts`, without its tests that run at night. */
const project = (name: string) => withChromium(`playwright test --project=${name} --grep-invert ${nightTag}`);
const engine = (name: 'Firefox' | 'WebKit', which: string) =>
  `tsx scripts/browsers/find-engines.ts ${name} && playwright test --project=${name.toLowerCase()} ${which} ${nightTag}`;

/** What runs where the old Chrome does not. */
const skipped = "echo 'skipped: the package of the old Chrome is for Linux on x64'";
const inOldChrome = (which: string) =>
  hasOldChrome
    ? `npm ci --ignore-scripts --prefix e2e/floor && tsx scripts/browsers/old-chrome.ts && playwright test --project=floor ${which} ${nightTag}`
    : skipped;

/** What `npm run test:all` runs, in order: before each change lands, and as jobs of `ci.yml`. */
export const gate: Parts = {
  test: 'npm test',
  pages: project('pages'),
  flows: project('flows'),
  accessible: project('accessible'),
  demo: project('demo'),
  hosting: project('hosting'),
  rendering: project('rendering'),
  conditions: project('conditions'),
  firefox: engine('Firefox', '--grep-invert'),
  webkit: engine('WebKit', '--grep-invert'),
  floor: inOldChrome('--grep-invert'),
  bench: 'npm ci --prefix tools/bench && tsc --noEmit -p tools/bench',
};

/** The Chromium projects of the gate, whose tests with the tag run at night. `npm test` runs the first. */
const chromiumProjects = ['site', ...Object.keys(gate).filter((name) => gate[name] === project(name))];

/** What `npm run test:night` runs: all other tests, as jobs of `night.yml`. Each part takes at most an hour. */
export const night: Parts = {
  models:
    'MODEL_RUNS=2000 vitest run --testTimeout=600000 tests/services/money tests/services/payments tests/services/drafts tests/sketch/any-answers',
  chromium: withChromium(
    `playwright test ${chromiumProjects.map((name) => `--project=${name}`).join(' ')} --grep ${nightTag} --pass-with-no-tests`,
  ),
  conditions: withChromium('CONDITIONS=all playwright test --project=conditions'),
  walk: withChromium('playwright test --project=walk'),
  pictures: withChromium('tsx scripts/night/pictures.ts'),
  hosts: 'vitest run --config vitest.dist.config.ts tests/hosts',
  artwork: 'vitest run --config vitest.dist.config.ts tests/night',
  firefox: engine('Firefox', '--grep'),
  webkit: engine('WebKit', '--grep'),
  floor: inOldChrome('--grep'),
};

/** The start of each failed test, or the end of the output if no test is named. */
const failuresIn = (output: string): readonly string[] => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const isFailedTest = (line: string) => /^\s+\d+\) \[\w+\] › |^ FAIL /.test(line);
  const failed = lines.flatMap((line, index) => (isFailedTest(line) ? lines.slice(index, index + 12) : []));
  return (failed.length > 0 ? failed.slice(0, 60) : lines.slice(-8)).map((line) => line.slice(0, 200));
};

const run = async (command: string) => {
  const start = Date.now();
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      output += text;
    });
  const [status] = await once(child, 'close');
  return { seconds: Math.round((Date.now() - start) / 1000), isPassed: status === 0, output };
};

/**
 * The commands to run, by the names of their parts.
 * @param args names of parts, all unless told; what follows the only name is passed to its command
 * @throws Error if a name is not in the list
 */
export const commandsFor = (list: Parts, args: readonly string[]): Parts => {
  const [name = '', ...options] = args;
  if (args.length === 0) return list;
  if (list[name] && options.every((option) => !list[option])) return { [name]: [list[name], ...options].join(' ') };
  const unknown = args.filter((part) => !list[part]);
  if (unknown.length > 0)
    throw new Error(`No part named ${unknown.join(', ')}. Parts: ${Object.keys(list).join(', ')}.`);
  return Object.fromEntries(args.map((part) => [part, list[part] ?? '']));
};

/**
 * `npm run test:all` and `npm run test:night`; `-- flows rendering` runs two parts, `-- pictures abc1234` passes a commit on,
 * and `-- --list` prints the names as JSON.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [list, args] = process.argv[2] === '--night' ? [night, process.argv.slice(3)] : [gate, process.argv.slice(2)];
  if (args.includes('--list')) console.log(JSON.stringify(Object.keys(list)));
  else {
    const lines: string[] = [];
    for (const [name, command] of Object.entries(commandsFor(list, args))) {
      console.log(`\n=== ${name}: ${command}`);
      const { seconds, isPassed, output } = await run(command);
      lines.push(command === skipped ? `skipped ${name}` : `${isPassed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
      if (isPassed) continue;
      lines.push(...failuresIn(output));
      process.exitCode = 1;
    }
    console.log(`\n${lines.join('\n')}`);
  }
}
