/** What conditions do to a page or to how the visitor acts. */
import { expect, type Page, refuseWrites } from '../fixtures';
import type { Tab } from '../journeys/tab';
import { sheets } from '../support/sheets';
import type { Change } from './condition';

/** Scripts of the first page arrive late, those of later pages at once, since the browser has them by then. */
export const delayScripts =
  (milliseconds: number) =>
  async (page: Page): Promise<void> => {
    const since = Date.now();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const wait = since + milliseconds - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      await route.continue();
    });
  };

/** An extension adds an element after every field, and marks the root. */
export const addForeignElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const add = () => {
      document.documentElement.setAttribute('data-extension', 'on');
      for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
    };
    document.addEventListener('readystatechange', () => document.readyState === 'interactive' && add());
  });

/** A password manager or the browser fills fields that have an `autocomplete` token, and fires no event that React listens to. */
export const autofill = (tab: Tab, page: Page): Change => ({
  fill: async (label, text) => {
    const field = page.getByLabel(label, { exact: true }).first();
    const token = await field.getAttribute('autocomplete');
    if (!token || token === 'off') return tab.fill(label, text);
    await expect(field).toBeEditable();
    await field.evaluate((input, value) => {
      input.dispatchEvent(new Event('keydown', { bubbles: true }));
      (input as HTMLInputElement).value = value;
    }, text);
  },
});

/** Lets the clock run from here, at its usual speed. */
export const beginAt =
  (time: string) =>
  (page: Page): Promise<void> =>
    page.clock.install({ time: new Date(time) });

/** The tab is left open for eight hours before the first press of a button. */
export const stayOvernight = (tab: Tab, page: Page): Change => {
  let isOvernight = false;
  return {
    press: async (part) => {
      if (part.role === 'button' && !isOvernight) {
        isOvernight = true;
        await page.clock.fastForward('08:00:00');
      }
      await tab.press(part);
    },
  };
};

const isOpen = (page: Page) => page.getByRole('dialog').first().isVisible();

/** After each press of a button something is opened and closed, while the action of the first press is in progress. */
const afterEachPress =
  (openAndClose: (page: Page) => Promise<void>) =>
  (tab: Tab, page: Page): Change => ({
    press: async (part) => {
      await tab.press(part);
      if (part.role === 'button' && !(await isOpen(page))) await openAndClose(page);
    },
  });

/** Closes a dialog that may still be loading, may not listen to keys yet, or goes with the page that is being left. */
const closeDialog = async (page: Page, name?: string) => {
  const dialog = page.getByRole('dialog', name === undefined ? {} : { name });
  await dialog.waitFor({ timeout: 2000 }).catch(() => {});
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 1000 });
  }).toPass();
};

/** Opens and closes the search. */
export const openSearch = afterEachPress(async (page) => {
  await page.keyboard.press('Control+k');
  await closeDialog(page, 'Search');
});

/** Opens and closes the demo desk, which wide pages have. */
export const openDesk = afterEachPress(async (page) => {
  const desk = page.getByRole('button', { name: 'Demo', exact: true });
  const heading = page.getByRole('heading', { name: 'Demo desk' });
  if (!(await desk.isVisible()) || (await heading.isVisible())) return;
  await desk.click();
  // Pressed in the desk: a new page may have moved the focus to its heading.
  await heading.press('Escape');
  await expect(heading).toHaveCount(0);
});

/** Opens and closes the menu of a narrow page. */
export const openMenu = afterEachPress(async (page) => {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click({ timeout: 1000 }).catch(() => {});
  await closeDialog(page);
});

/** The browser starts no film by itself. */
export const refuseToPlay = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });

/** What browsers keep for secure origins is not there. */
export const beInsecure = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['clipboard', 'serviceWorker', 'locks', 'storage'])
      Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(window, 'caches');
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });

/** The visitor saves data, on a slow network and a slow machine. */
export const beSlow = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '3g' } }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** The browser's setting for the size of text is twice what it was. */
export const enlargeText = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

/** From the first press of a button on, the storage takes nothing more. */
export const fillStorage = (tab: Tab, page: Page): Change => ({
  press: async (part) => {
    if (part.role === 'button') await refuseWrites(page);
    await tab.press(part);
  },
});

/** The page is printed, and stays as it is. */
export const print = async (page: Page): Promise<void> => {
  expect(sheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(0);
};
