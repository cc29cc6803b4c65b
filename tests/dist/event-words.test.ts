// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('React’s file names the same events in the same order in every build, so that its own name stays', () => {
  const file = readdirSync('dist/assets').find((name) => /^react-.*\.js$/.test(name));
  const code = readFileSync(`dist/assets/${file}`, 'utf8');
  const words = /\/\^\((on[\w|]+)\)\(Capture\)\?\$\//.exec(code)?.[1]?.split('|') ?? [];
  expect(words).toEqual(expect.arrayContaining(['onChange', 'onClick', 'onPointerMove', 'onSubmit']));
  expect(words).toEqual([...words].sort());
});
