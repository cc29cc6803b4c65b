import { expectClean, withFrame } from '../accessible/states';
import { expect, test } from '../fixtures';
import { frame } from '../support/axe';
import { enlargedTroubles } from '../support/enlarged';
import { translate } from '../support/translated';
import { expectTree } from '../support/tree';
import { states } from './states';
import { reachState, type State, saidOnPurpose, stopTime } from './states/state';

// Many states are what is said while something runs. And where the waits are not, the demo desk says so.
test.use({ contextOptions: { reducedMotion: 'reduce' }, waits: 'specified' });

/** A state and those that are reached from it. */
const pathFrom = (state: State): State[] => [state, ...(state.next ? pathFrom(state.next) : [])];

/** On a translated page, where what changes after it has opened can go stale. */
for (const path of states.map(pathFrom))
  test(`every check in the state ${path.map(({ name }) => name).join(', then ')}`, async ({ page, allowConsole }) => {
    allowConsole.push(...saidOnPurpose);
    await translate(page);
    await stopTime(page);
    for (const state of path)
      await test.step(state.name, async () => {
        const { name, tree, controls = 'body', widths, isPlain } = state;
        await reachState(page, state);
        if (tree) await expectTree(tree(page), name);
        await expect.soft(page.locator('h1'), `${name}: one h1`).toHaveCount(1);
        const again = async () => state.again?.(page);
        await expectClean(page, name, widths, name.startsWith('frame/') ? withFrame : frame, again);
        // Pages as they open are in `pages.spec.ts`.
        const options = { isPage: false, again, controls };
        if (!isPlain) expect.soft(await enlargedTroubles(page, options), `${name}: enlarged`).toEqual([]);
      });
  });
