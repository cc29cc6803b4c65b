import type { Locator, Page } from '@playwright/test';
import { desk, tab } from '../../demo/desk';
import { expect } from '../../fixtures';
import { open } from '../../support/page';

/** A state of the site that a test can reach: what a page becomes by what a visitor does, or has stored. */
export type State = {
  /** Folder and file of its accessibility tree, such as `account/history`. */
  name: string;
  /** The part whose tree is kept, where it is: one for each kind of page, form, error, dialog and success. */
  tree?: (page: Page) => Locator;
  /** Width of the window in which it is reached, in pixels; 1440 unless told. */
  width?: number;
  /** Widths at which it is examined, if not all. */
  widths?: readonly number[];
  /** Whether a test of enlarged text would see what it sees of the page as it opens. */
  isPlain?: boolean;
  /** Brings the state about again after the window has changed its size, where that ends it. */
  again?: (page: Page) => Promise<void>;
  /** Selector of the controls that are in reach in this state; all of the page unless told. */
  controls?: string;
  /** Seeds storage, opens the page and does what leads to the state. */
  reach: (page: Page) => Promise<unknown>;
  /** A state that is reached from this one, in the same visit. */
  next?: State;
};

export const main = (page: Page): Locator => page.getByRole('main');
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const toasts = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ });
/** A part by its role and name. */
export const part =
  (...which: Parameters<Page['getByRole']>) =>
  (page: Page): Locator =>
    page.getByRole(...which).first();

/** While something is at work: the button that was pressed says so. Time stands still, so it stays. */
export const working = (name: string, button: string, reach: State['reach']): State => ({
  name,
  isPlain: true,
  reach: async (page) => {
    await reach(page);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  },
});

/** Opens a page and waits until its form answers. */
export const openForm = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await expect(main(page).getByRole('textbox').first()).toBeEnabled();
};

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const now = new Date('2026-11-24T12:00:00Z');

/** What reaching a state says in the console on purpose: an unknown address, a page that cannot be loaded. */
export const saidOnPurpose: readonly string[] = [
  '404',
  'Failed to load',
  'Failed to fetch dynamically imported module',
  'Unable to preload',
];

/** Stops the tab's time. It stands still but for what a state lets pass. */
export const stopTime = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date(now.getTime() - 1000) });
  await page.clock.pauseAt(now);
};

/** Reaches a state in a window of its width. */
export const reachState = async (page: Page, { width = 1440, reach }: State): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await reach(page);
  await page.locator('main h1').first().waitFor();
  // The demo desk's tab is loaded after the page.
  const isWorkspace = (await toasts(page).count()) > 0;
  if (isWorkspace) await tab(page).or(desk(page)).first().waitFor({ state: 'attached' });
};
