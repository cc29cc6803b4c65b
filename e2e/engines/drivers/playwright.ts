import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserType, chromium, firefox, type Locator, type Page, webkit } from '@playwright/test';
import { firefox as firefoxBidi } from 'playwright-core-bidi';
import type { Engine, EngineName } from '../../../scripts/browsers/find-engines.ts';
import { oldChromeArguments, oldChromePath } from '../../../scripts/browsers/old-chrome.ts';
import type { Browser, Part, Tab } from '../../journeys/tab.ts';

const locate = (page: Page, { role, name, within }: Part): Locator =>
  (within ? locate(page, within).first() : page).getByRole(role, name === undefined ? {} : { name, exact: true });

/** Runs a function in the page, and again in the next page if this one is being left. */
const run: <Argument, Result>(
  page: Page,
  act: (argument: Argument) => Result,
  argument: Argument,
) => Promise<Awaited<Result>> = async (page, act, argument) => {
  for (;;)
    try {
      // Playwright's own type of the function is one that TypeScript cannot derive from ours.
      return await page.evaluate(act as (argument: unknown) => never, argument);
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await page.waitForLoadState();
    }
};

/** @param downloads folder for the files that the pages offer */
export const tabOf = (page: Page, downloads: string): Tab => {
  page.on('download', (file) => void file.saveAs(path.join(downloads, file.suggestedFilename())));
  const first = (part: Part) => locate(page, part).first();
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (part) => first(part).click(),
    pointAt: (part) => first(part).hover(),
    fill: async (label, text) => {
      const field = page.getByLabel(label, { exact: true }).first();
      await field.fill('');
      await field.pressSequentially(text);
    },
    attach: (label, file) => page.getByLabel(label, { exact: true }).first().setInputFiles(file),
    keys: async (...names) => {
      for (const name of names) await page.keyboard.press(name);
    },
    count: (part) => locate(page, part).count(),
    valueOf: (label) => page.getByLabel(label, { exact: true }).first().inputValue(),
    focus: (part) => first(part).focus(),
    run: (act, argument) => run(page, act, argument),
    downloads,
    close: () => page.context().close(),
  };
};

/** An engine, or Chrome as old as the floor. */
export type BrowserName = EngineName | 'old Chrome';

/** Firefox that is not Playwright's own is driven by WebDriver BiDi: by a version that asks only for the commands that Firefox ESR has. */
const launch = (name: BrowserName, engine: Engine, downloads: string) => {
  if (name === 'old Chrome') return chromium.launch({ executablePath: oldChromePath, args: oldChromeArguments });
  if (engine === 'playwright') return { Firefox: firefox, WebKit: webkit }[name].launch();
  return (firefoxBidi as unknown as BrowserType).launch({
    channel: 'moz-firefox',
    executablePath: engine.path,
    // It does not tell of files that it saves.
    firefoxUserPrefs: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  });
};

/** Starts a browser that Playwright can drive. @param origin what addresses are relative to */
export const startPlaywright = async (name: BrowserName, engine: Engine, origin: string): Promise<Browser> => {
  const downloads = mkdtempSync(path.join(tmpdir(), 'downloads-'));
  const browser = await launch(name, engine, downloads);
  return {
    newTab: async () => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 860 },
        // Playwright would take over the setting of the other projects.
        serviceWorkers: 'allow',
      });
      context.setDefaultTimeout(30_000);
      return tabOf(await context.newPage(), downloads);
    },
    close: () => browser.close(),
  };
};
