import { expect, test } from '../fixtures';
import { enlargedTroubles } from '../support/enlarged';
import { states } from './states';
import { reachState, saidOnPurpose } from './states/setting';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages as they open are in `enlarged.spec.ts`. */
const changed = states.filter(({ isPlain }) => !isPlain);

for (const state of changed)
  test(`text and page enlarged, more space: all is there and in reach: ${state.name}`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(90_000);
    allowConsole.push(...saidOnPurpose);
    await reachState(page, state);
    const { again, controls = 'body' } = state;
    expect(await enlargedTroubles(page, { again: again && (() => again(page)), controls })).toEqual([]);
  });
