import type { Page } from '@playwright/test';
import { desk, tab } from '../../demo/desk';
import type { State } from './state';

const now = new Date('2026-11-24T12:00:00Z');

/** What reaching a state says in the console on purpose: an unknown address, a page that cannot be loaded. */
export const saidOnPurpose: readonly string[] = [
  '404',
  'Failed to load',
  'Failed to fetch dynamically imported module',
  'Unable to preload',
];

/** Reaches a state at a fixed time, in a window of its width. Time stands still but for what the state lets pass. */
export const reachState = async (page: Page, { width = 1440, reach }: State): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.clock.install({ time: new Date(now.getTime() - 1000) });
  await page.clock.pauseAt(now);
  await reach(page);
  await page.locator('main h1').first().waitFor();
  // The demo desk's tab is loaded after the page.
  const isWorkspace = (await page.getByRole('region', { name: /^Notifications/ }).count()) > 0;
  if (isWorkspace) await tab(page).or(desk(page)).first().waitFor({ state: 'attached' });
};
