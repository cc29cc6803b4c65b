import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const project = (name: string) => `tsx scripts/browsers/find-browser.ts && playwright test --project=${name}`;
const engine = (name: 'Firefox' | 'WebKit') =>
  `tsx scripts/browsers/find-engines.ts ${name} && playwright test --project=${name.toLowerCase()}`;

/** The parts of the whole gate, in order: what `npm run test:all` runs, and the jobs of the workflow. */
export const parts: Readonly<Record<string, string>> = {
  test: 'npm test',
  pages: project('pages'),
  flows: project('flows'),
  accessible: project('accessible'),
  demo: project('demo'),
  hosts: 'vitest run --config vitest.dist.config.ts tests/hosts',
  hosting: project('hosting'),
  rendering: project('rendering'),
  conditions: project('conditions'),
  walk: project('walk'),
  firefox: engine('Firefox'),
  webkit: engine('WebKit'),
  bench: 'npm ci --prefix e2e/bench && tsc --noEmit -p e2e/bench',
};

/**
 * What a part of the gate complains about, in a few lines: the start of each failed test, or the end of its output.
 * @param output what Playwright, Vitest or another command has printed, without colors
 */
export const complaints = (output: string): readonly string[] => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const isFailedTest = (line: string) => /^\s+\d+\) \[\w+\] › |^ FAIL /.test(line);
  const failed = lines.flatMap((line, index) => (isFailedTest(line) ? lines.slice(index, index + 12) : []));
  return (failed.length > 0 ? failed.slice(0, 60) : lines.slice(-8)).map((line) => line.slice(0, 200));
};

/** @returns seconds it took, whether it passed, and what it has printed */
const run = async (command: string) => {
  const start = Date.now();
  // Here model tests run ten times as often as in `npm test` alone.
  const env = { ...process.env, MODEL_RUNS: '2000', NO_COLOR: '1' };
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

/** `npm run test:all`, or `npm run test:all -- flows rendering` for some parts; `--list` prints their names as JSON. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => name !== '--list' && !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  if (asked.includes('--list')) console.log(JSON.stringify(Object.keys(parts)));
  else {
    const lines: string[] = [];
    for (const [name, command] of Object.entries(parts).filter(
      ([name]) => asked.length === 0 || asked.includes(name),
    )) {
      console.log(`\n=== ${name}: ${command}`);
      const { seconds, isPassed, output } = await run(command);
      lines.push(`${isPassed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
      if (isPassed) continue;
      lines.push(...complaints(output));
      process.exitCode = 1;
    }
    console.log(`\n${lines.join('\n')}`);
  }
}
