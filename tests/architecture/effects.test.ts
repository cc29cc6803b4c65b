import { expect, it } from 'vitest';
import { readSources } from './imports';

/** How many effects there are. It only falls: lower it with each one that goes. */
const most = 72;

it('effects are the last resort: there are no more than before', () => {
  const calls = Object.values(readSources('src')).flatMap((source) => source.match(/\buse(?:Layout)?Effect\(/g) ?? []);
  expect(calls.length).toBeLessThanOrEqual(most);
});
