import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { translate } from '../support/translated';
import { treeOf } from '../support/tree';
import { states } from './states';
import { reachState, saidOnPurpose } from './states/setting';
import { main, type State } from './states/state';

/**
 * What a screen reader finds, one file for each page and state: read them as somebody who listens. A change shows as a
 * difference; `npx playwright test e2e/rendering/trees --update-snapshots` writes the new trees.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectTree = async (page: Page, state: State) => {
  await reachState(page, state);
  const part = (state.part ?? main)(page);
  await expect(async () => expect(await treeOf(part)).toMatchSnapshot(`${state.name}.yml`.split('/'))).toPass({
    timeout: 5000,
  });
};

test.beforeEach(({ allowConsole }, info) => {
  allowConsole.push(...saidOnPurpose);
  // A tree does not depend on the operating system.
  info.snapshotSuffix = '';
});

for (const state of states) test(`accessibility tree: ${state.name}`, ({ page }) => expectTree(page, state));

/** What changes after the page has opened is where a translated page goes stale. */
for (const state of states.filter(({ isPlain }) => !isPlain))
  test(`the same tree on a translated page: ${state.name}`, async ({ page }) => {
    await translate(page);
    await expectTree(page, state);
  });
