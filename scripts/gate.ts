import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const project = (name: string) => `tsx scripts/browsers/find-browser.ts && playwright test --project=${name}`;
const engine = (name: 'Firefox' | 'WebKit') =>
  `tsx scripts/browsers/find-engines.ts ${name} && playwright test --project=${name.toLowerCase()}`;

/** The parts of the whole gate, in order: what `npm run test:all` runs, and the jobs of the workflow. */
export const parts: Readonly<Record<string, string>> = {
  test: 'npm test',
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

/** @returns seconds it took, and whether it passed */
const run = (command: string) => {
  const start = Date.now();
  // Here model tests run ten times as often as in `npm test` alone.
  const env = { ...process.env, MODEL_RUNS: '2000' };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  return { seconds: Math.round((Date.now() - start) / 1000), isPassed: status === 0 };
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
      const { seconds, isPassed } = run(command);
      lines.push(`${isPassed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
      if (!isPassed) process.exitCode = 1;
    }
    console.log(`\n${lines.join('\n')}`);
  }
}
