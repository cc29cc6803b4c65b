/** Helpers for tests of the demo desk. */
import { expect, type Page } from '../fixtures';

/** The button that opens the desk. */
export const tab = (page: Page) => page.getByRole('button', { name: 'Demo', exact: true });

/** The open desk: a dialog, or a panel beside the page. */
export const desk = (page: Page) => page.locator('[role="dialog"], .desk-panel');

/** Opens a group of the open desk. */
export const openGroup = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false });
  await button.click();
};

/** Opens the desk and one of its groups. */
export const openDeskAt = async (page: Page, name: string) => {
  await tab(page).click();
  await expect(page.getByRole('heading', { name: 'Demo desk' })).toBeVisible();
  await openGroup(page, name);
};

/** The text beside the tab that says what is not normal. */
export const steered = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
