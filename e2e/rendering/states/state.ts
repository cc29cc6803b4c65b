import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { open } from '../../support/page';

/** A state of the site that a test can reach: a page as it opens, or what it becomes by what a visitor does. */
export type State = {
  /** Folder and file of its accessibility tree, such as `account/history`. */
  name: string;
  /** The part whose tree is kept; `main` unless told. */
  part?: (page: Page) => Locator;
  /** Width of the window in which it is reached, in pixels; 1440 unless told. */
  width?: number;
  /** Widths at which axe examines it; 1440 and 360 unless told. */
  widths?: readonly number[];
  /** Whether a test of enlarged text would see what it sees of the page as it opens. */
  isPlain?: boolean;
  /** Brings the state about again after the window has changed its size, where that ends it. */
  again?: (page: Page) => Promise<void>;
  /** Selector of the controls that are in reach in this state; all of the page unless told. */
  controls?: string;
  /** Seeds storage, opens the page and does what leads to the state. */
  reach: (page: Page) => Promise<unknown>;
};

export const main = (page: Page): Locator => page.getByRole('main');
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const toasts = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ });
/** A part by its role and name. */
export const part =
  (...which: Parameters<Page['getByRole']>) =>
  (page: Page): Locator =>
    page.getByRole(...which).first();

/** A page as it opens for a visitor who is signed out. */
export const plain = (name: string, address: string): State => ({
  name,
  isPlain: true,
  reach: (page) => open(page, address),
});

/** While something is at work: the button that was pressed says so. Time stands still, so it stays. */
export const working = (name: string, button: string, reach: State['reach']): State => {
  const part = (page: Page) => page.getByRole('button', { name: button });
  return {
    name,
    part,
    widths: [360],
    isPlain: true,
    reach: async (page) => {
      await reach(page);
      await expect(part(page)).toBeVisible();
    },
  };
};

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
