import type { Page } from '@playwright/test';

export const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name);

export const storedList = async <T = Record<string, unknown>>(page: Page, name: string): Promise<T[]> =>
  JSON.parse((await stored(page, name)) ?? '[]');

/** Opens a page and waits until script has taken it over. Menus and what lies below the fold get theirs at the first use. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('#root:not([data-late])').waitFor();
};
