import type { Page } from '@playwright/test';
import { expectClean, withFrame } from '../accessible/states';
import { expect, test } from '../fixtures';
import { frame } from '../support/axe';
import { enlargedTroubles } from '../support/enlarged';
import { translate } from '../support/translated';
import { treeOf } from '../support/tree';
import { states } from './states';
import { reachState, saidOnPurpose } from './states/setting';
import { main, type State } from './states/state';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ allowConsole }, info) => {
  allowConsole.push(...saidOnPurpose);
  // A tree does not depend on the operating system.
  info.snapshotSuffix = '';
});

/**
 * What a screen reader finds, one file for each state: read them as somebody who listens. A change shows as a difference;
 * `npx playwright test e2e/rendering/states --update-snapshots` writes the new trees.
 */
const expectTree = (page: Page, { part = main, name }: State) =>
  expect(async () => expect(await treeOf(part(page))).toMatchSnapshot(`${name}.yml`.split('/'))).toPass({
    timeout: 10_000,
  });

for (const state of states)
  test(`tree, axe, text and page enlarged: ${state.name}`, async ({ page }) => {
    await reachState(page, state);
    await expectTree(page, state);
    const { name, controls = 'body', widths, isPlain } = state;
    const again = async () => state.again?.(page);
    await expectClean(page, name, widths, name.startsWith('frame/') ? withFrame : frame, again);
    // Pages as they open are in `enlarged.spec.ts`.
    if (!isPlain) expect(await enlargedTroubles(page, { again, controls })).toEqual([]);
  });

/** What changes after the page has opened is where a translated page goes stale. */
for (const state of states.filter(({ isPlain }) => !isPlain))
  test(`the same tree on a translated page: ${state.name}`, async ({ page }) => {
    await translate(page);
    await reachState(page, state);
    await expectTree(page, state);
  });
