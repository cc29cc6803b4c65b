/** What a visitor presses on the walk, found by role and name. */
import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../fixtures';
import type { Visitor } from './visitor';

/**
 * The same choice takes the same element of the same page.
 * @returns what was done, in words; null if the page offers nothing to do it with
 */
export type Command = (visitor: Visitor, choice: number) => Promise<string | null>;

/** One of the elements that can be seen, counted in page order. @returns null if there is none */
export const pick = async (elements: Locator, choice: number): Promise<Locator | null> => {
  const visible = elements.filter({ visible: true });
  const count = await visible.count();
  return count === 0 ? null : visible.nth(choice % count);
};

/** What an element is called, in short. */
export const nameOf = (element: Locator): Promise<string> =>
  element.evaluate((given) => {
    const label = given instanceof HTMLInputElement ? given.labels?.[0]?.innerText : undefined;
    const name = given.ariaLabel ?? label ?? ((given as HTMLElement).innerText || given.id);
    return `'${name.replace(/\s+/g, ' ').trim().slice(0, 40)}'`;
  });

/** Presses with the mouse or by key. @returns whether it could be reached */
export const press = (element: Locator, choice: number): Promise<boolean> =>
  (choice % 2 === 0 ? element.click({ timeout: 2000 }) : element.press('Enter', { timeout: 2000 })).then(
    () => true,
    () => false,
  );

/** Waits for the page that a press leads to: one whose code is still loading comes a moment later. A press may lead nowhere. */
const arriveElsewhere = (page: Page, before: string) =>
  page.waitForURL((url) => url.href !== before, { timeout: 2000 }).catch(() => {});

/** Half the time of the page itself. */
const partOf = (page: Page, choice: number) => (choice % 4 < 2 ? page.getByRole('main') : page.locator('body'));

/** Follows a link that stays on the site and in the tab. */
export const followLink: Command = async ({ tabs: [{ page }] }, choice) => {
  const inside = page.locator(':is([href^="/"], [href^="#"]):not([target=_blank])');
  const link = await pick(partOf(page, choice).getByRole('link').and(inside), choice >> 2);
  if (!link) return null;
  const [name, before] = [await nameOf(link), page.url()];
  const target = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  if (!(await press(link, choice))) return null;
  if (target !== before) await arriveElsewhere(page, before);
  return `follows ${name}`;
};

export const pressButton: Command = async ({ tabs: [{ page }] }, choice) => {
  const button = await pick(partOf(page, choice).getByRole('button', { disabled: false }), choice >> 2);
  if (!button) return null;
  const name = await nameOf(button);
  return (await press(button, choice)) ? `presses ${name}` : null;
};

export const closeDialog: Command = async ({ tabs: [{ page }] }) => {
  if (!(await page.getByRole('dialog').first().isVisible())) return null;
  await page.keyboard.press('Escape');
  return 'closes the dialog';
};

export const go =
  (by: 1 | -1): Command =>
  async (visitor) => {
    const [tab] = visitor.tabs;
    const { page, documents } = tab;
    const isPossible = await page.evaluate((to) => (to < 0 ? navigation.canGoBack : navigation.canGoForward), by);
    if (!isPossible) return null;
    await page.evaluate((to) => history.go(to), by).catch(() => {});
    await visitor.look();
    if (tab.documents > documents) await hydrated(page);
    return by < 0 ? 'goes back' : 'goes forward';
  };

export const reload: Command = async ({ tabs: [{ page }] }) => {
  await page.reload();
  await hydrated(page);
  return 'reloads';
};

const queries = ['', 'pricing', 'web design', 'logo design', 'revision', 'log out', 'credits', 'zzzz'];

/** Opens the search by key, asks, and chooses one of the first results, or leaves it open. */
export const search: Command = async (visitor, choice) => {
  const [{ page }] = visitor.tabs;
  if (await page.getByRole('dialog').first().isVisible()) return null;
  await page.keyboard.press('Control+k');
  const query = queries[choice % queries.length] ?? '';
  await page.getByRole('combobox', { name: 'Search the site' }).fill(query);
  if ((choice >> 3) % 5 < 2) return `opens the search and types '${query}'`;
  await visitor.look();
  const option = await pick(page.getByRole('dialog', { name: 'Search' }).getByRole('option'), (choice >> 6) % 4);
  if (!option) return `searches for '${query}' and finds nothing`;
  const [name, before] = [await nameOf(option), page.url()];
  await option.click();
  await arriveElsewhere(page, before);
  return `searches for '${query}' and chooses ${name}`;
};
