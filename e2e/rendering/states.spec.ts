import { expectClean, withFrame } from '../accessible/states';
import { expect, test } from '../fixtures';
import { frame } from '../support/axe';
import { enlargedTroubles } from '../support/enlarged';
import { states } from './states';
import { reachState, saidOnPurpose } from './states/setting';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of states)
  test(`axe finds nothing, text and page enlarged all is there and in reach: ${state.name}`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(90_000);
    allowConsole.push(...saidOnPurpose);
    await reachState(page, state);
    const { name, controls = 'body', widths, isPlain } = state;
    const again = async () => state.again?.(page);
    await expectClean(page, name, widths, name.startsWith('frame/') ? withFrame : frame, again);
    // Pages as they open are in `enlarged.spec.ts`.
    if (!isPlain) expect(await enlargedTroubles(page, { again, controls })).toEqual([]);
  });
