import type { Locator, Page } from '@playwright/test';
import { open } from '../../support/page';

/** A state of the site that a test can reach: a page as it opens, or what it becomes by what a visitor does. */
export type State = {
  /** Folder and file of its accessibility tree, such as `account/history`. */
  name: string;
  /** The part whose tree is kept; `main` unless told. */
  part?: (page: Page) => Locator;
  /** Width of the window in which it is reached, in pixels; 1440 unless told. */
  width?: number;
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

/** A page as it opens for a visitor who is signed out. */
export const plain = (name: string, address: string): State => ({
  name,
  isPlain: true,
  reach: (page) => open(page, address),
});

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
