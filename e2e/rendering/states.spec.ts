import { frame } from '../../support/axe';
import { expectClean, withFrame } from '../accessible/states';
import { expect, test } from '../fixtures';
import { enlargedTroubles } from '../support/enlarged';
import { expectSaid, listen } from '../support/live-regions';
import { translate } from '../support/translated';
import { expectTree } from '../support/tree';
import { visits } from './states';
import { reachState, saidOnPurpose, stopTime } from './states/state';

// Many states show a message while an action runs. The demo desk's tab would show that waits are switched off.
test.use({ contextOptions: { reducedMotion: 'reduce' }, waits: 'specified' });

/** Screen readers say nothing of what is busy. */
const silentRegions = '[aria-busy=true] :is([role=status], [role=alert], [aria-live])';

/** On a translated page, where what changes after it has opened can go stale. */
for (const visit of visits)
  test(`every check in the state ${visit.map(({ name }) => name).join(', then ')}`, async ({ page, allowConsole }) => {
    allowConsole.push(...saidOnPurpose);
    await translate(page);
    await listen(page);
    await stopTime(page);
    for (const state of visit)
      await test.step(state.name, async () => {
        const { name, says = [], tree, controls = 'body', widths, isPlain } = state;
        await reachState(page, state);
        for (const text of says) await expectSaid(page, text);
        if (tree) await expectTree(tree(page), name);
        await expect.soft(page.locator('h1'), `${name}: one h1`).toHaveCount(1);
        await expect.soft(page.locator(silentRegions), `${name}: a live region inside what is busy`).toHaveCount(0);
        const again = async () => state.again?.(page);
        await expectClean(page, name, widths, name.startsWith('frame/') ? withFrame : frame, again);
        // Pages as they open are in `pages.spec.ts`.
        const options = { isPage: false, again, controls };
        if (!isPlain) expect.soft(await enlargedTroubles(page, options), `${name}: enlarged`).toEqual([]);
      });
  });
