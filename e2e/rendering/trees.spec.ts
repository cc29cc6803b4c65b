import { expect, test } from '../fixtures';
import { treeOf } from '../support/tree';
import { states } from './states';
import { reachState, saidOnPurpose } from './states/setting';
import { main } from './states/state';

/**
 * What a screen reader finds, one file for each page and state: read them as somebody who listens. A change shows as a
 * difference; `npx playwright test e2e/rendering/trees --update-snapshots` writes the new trees.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of states)
  test(`accessibility tree: ${state.name}`, async ({ page, allowConsole }, info) => {
    allowConsole.push(...saidOnPurpose);
    // A tree does not depend on the operating system.
    info.snapshotSuffix = '';
    await reachState(page, state);
    const part = (state.part ?? main)(page);
    await expect(async () => expect(await treeOf(part)).toMatchSnapshot(`${state.name}.yml`.split('/'))).toPass({
      timeout: 5000,
    });
  });
