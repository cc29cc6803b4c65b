/** Helpers for tests of the search. */
import { expect, open, type Page } from '../fixtures';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search the site' });
export const options = (page: Page) => dialog(page).getByRole('option');
export const selected = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');

/** Opens the dialog by its keys. */
export const openHere = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

/** Opens a page, and the dialog over it. */
export const openByKey = async (page: Page, address = '/contact'): Promise<void> => {
  await open(page, address);
  await openHere(page);
};

/** Types a query and waits for its results. */
export const type = async (page: Page, query: string): Promise<void> => {
  await field(page).fill(query);
  await expect(
    dialog(page)
      .getByRole('group', { name: /Best matches|Closest matches|Not found\?|Orders|Projects/ })
      .first(),
  ).toBeVisible();
};
