import { whole } from '../../demo/desk';
import { expect, type Locator, open, type Page, seed } from '../../fixtures';

/** A state of the site that a test can reach: what a page becomes by what a visitor does, or has stored. */
export type State = {
  /** Folder and name; its accessibility tree has the same, such as `account/history`. */
  name: string;
  /** Width of the window in which it is reached, in pixels; 1440 unless told. */
  width?: number;
  stored?: Readonly<Record<string, string>>;
  at?: string;
  act?: (page: Page) => Promise<unknown>;
  shows?: (page: Page) => Locator;
  /** What a screen reader has been told by then, without being asked. */
  says?: readonly string[];
  /** The part whose tree is kept: one for each kind of page, in the state that has most of it. */
  tree?: (page: Page) => Locator;
  /** Widths at which it is examined, if not all. */
  widths?: readonly number[];
  /** Whether a test of enlarged text would see what it sees of the page as it opens. */
  isPlain?: boolean;
  again?: (page: Page) => Promise<void>;
  /** Selector of the controls that are in reach in this state; all of the page unless told. */
  controls?: string;
};

/** A page as it opens with what is stored. */
export const opened = (name: string, at: string, stored?: State['stored']): State => ({
  ...{ name, at },
  ...(stored && { stored }),
});

export const main = (page: Page): Locator => page.getByRole('main');
export const dialog = (page: Page): Locator => page.getByRole('dialog');
/** A part by its role and name. */
export const part =
  (...which: Parameters<Page['getByRole']>) =>
  (page: Page): Locator =>
    page.getByRole(...which).first();
/** A part by its words. */
export const words =
  (text: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(text, { exact: true }).first();

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const now = new Date('2026-11-24T12:00:00Z');

/** What reaching a state says in the console on purpose: an unknown address, a page that cannot be loaded. */
export const saidOnPurpose = ['404', 'Failed to load', 'dynamically imported module', 'Unable to preload'] as const;

/** Stops the tab's time. It stands still but for what a state lets pass. */
export const stopTime = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date(now.getTime() - 1000) });
  await page.clock.pauseAt(now);
};

/** Reaches a state in a window of its width. */
export const reachState = async (page: Page, { width = 1440, stored, at, act, shows }: State): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  if (stored) await seed(page, stored);
  if (at) await open(page, at);
  await act?.(page);
  if (shows) await expect(shows(page)).toBeVisible();
  await whole(page);
};
