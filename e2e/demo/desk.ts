/** Helpers for tests of the demo desk. */
import { expect, open, type Page } from '../fixtures';

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

/** Waits for what comes last on the page at hand: its heading, and the desk's tab, which flows and account load after it. */
export const whole = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  const isWorkspace = (await page.getByRole('region', { name: /^Notifications/ }).count()) > 0;
  if (isWorkspace) await tab(page).or(desk(page)).first().waitFor({ state: 'attached' });
};

/** Opens a page and waits until it is whole: for what is measured once. */
export const openWhole = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await whole(page);
};
