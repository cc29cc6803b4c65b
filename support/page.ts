import { expect, type Locator, type Page } from '@playwright/test';
import { calendarAddresses } from './calendars';

export const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name);

export const storedList = async <T = Record<string, unknown>>(page: Page, name: string): Promise<T[]> =>
  JSON.parse((await stored(page, name)) ?? '[]');

/** Waits until the header answers: until then the narrow one's menu, which a wide one hides, is a link to the footer. */
export const headerHydrated = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Menu', exact: true, includeHidden: true })
    .waitFor({ state: 'detached' });

/** Waits until the page at hand answers, its lower parts as well. */
export const hydrated = async (page: Page): Promise<void> => {
  await headerHydrated(page);
  await expect(page.locator('[data-part=""]')).toHaveCount(0);
};

/** Opens a page and waits until it answers. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

/** Puts entries into local storage before the page's scripts run, once: what the page changes later stays changed. */
export const seed = async (page: Page, entries: Readonly<Record<string, string>>): Promise<void> => {
  await page.addInitScript((items) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, entries);
};

/** The one toast that shows. */
export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
export const expectToast = (page: Page, text: string): Promise<void> => expect(toast(page)).toContainText(text);

/** The row of a table, or of another list, that shows these words. */
export const row = (list: Page | Locator, words: string): Locator =>
  list.getByRole('row').or(list.getByRole('listitem')).filter({ hasText: words });
/** Expects each row, which shows the words before the colon, to say those behind it. */
export const expectRow = async (
  list: Page | Locator,
  says: Readonly<Record<string, string | RegExp>>,
): Promise<void> => {
  for (const [words, text] of Object.entries(says)) await expect(row(list, words)).toContainText(text);
};
/** The rows of the page's one table, without heads and the names of months. */
export const rows = (page: Page): Locator => page.locator('tbody tr:not([data-group])');

/** The first row of the page's list that is below the header: its number, and where it begins. */
export const rowAtTop = (page: Page): Promise<{ row: string | undefined; top: number }> =>
  rows(page).evaluateAll((all) => {
    const row = all.find((one) => one.getBoundingClientRect().top >= 100);
    return { row: row?.ariaRowIndex ?? undefined, top: Math.round(row?.getBoundingClientRect().top ?? 0) };
  });

/** Waits until the same row is there again. A scroll position is rounded. */
export const expectRowAtTop = (page: Page, { row, top }: Awaited<ReturnType<typeof rowAtTop>>): Promise<void> =>
  expect
    .poll(async () => {
      const now = await rowAtTop(page);
      return now.row === row && Math.abs(now.top - top) <= 2 ? 'the same' : now;
    })
    .toBe('the same');

/** A link of the footer. Some are there twice. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
/** Follows a link by script: Playwright would scroll to it. */
export const followUnseen = (link: Locator): Promise<void> => link.evaluate((anchor: HTMLElement) => anchor.click());

/** From here on the browser refuses every write, as with a full quota. */
export const refuseWrites = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** Pages opened from now on cannot use these storages. */
export const blockStorage = (page: Page, ...names: ('localStorage' | 'sessionStorage')[]): Promise<unknown> =>
  page.addInitScript((blocked) => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of blocked) Object.defineProperty(window, name, { get });
  }, names);

/** How far the page can be scrolled sideways, in pixels, once it is laid out: on a busy machine a window that has just changed its size takes some frames. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    const measure = () => root.scrollWidth - root.clientWidth;
    for (let frame = 0; frame < 2 || (measure() > 0 && frame < 60); frame += 1)
      await new Promise(requestAnimationFrame);
    return measure();
  });

/** Holds requests back, those to come. @returns what lets them go */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Opens a page whose scripts wait, and waits until its HTML and its styles are there. @returns what lets the scripts come */
export const openWithoutScripts = async (page: Page, address: string): Promise<() => void> => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.waitForLoadState('domcontentloaded');
  return release;
};

/** For a visitor who saves data: nothing is loaded ahead of a press. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Presses a button that opens the scheduling calendar, and closes the tab that it opens in. No request reaches the calendar. */
export const pressAndCloseCalendar = async (button: Locator): Promise<void> => {
  const context = button.page().context();
  for (const address of calendarAddresses) await context.route(`${address}**`, (route) => route.abort());
  const calendar = context.waitForEvent('page');
  await button.press('Enter');
  await (await calendar).close();
};
