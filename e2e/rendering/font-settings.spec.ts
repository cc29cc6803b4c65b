import { browserArguments, findBrowser } from '../../scripts/browsers/find-browser';
import { expect, test } from '../fixtures';
import { troubles } from '../support/enlarged';

const settings = { 'smallest font of 24 px': 'minimumFontSize=24', 'usual font of 32 px': 'defaultFontSize=32' };
const pages = ['/', '/our-work', '/contact', '/cookies', '/subscribe', '/pricing'];

// Browsers have these settings, and no page can set them.
for (const [name, setting] of Object.entries(settings))
  test(`on a phone with a ${name} nothing is cut off and no page scrolls sideways`, async ({ playwright, baseURL }) => {
    const executablePath = findBrowser();
    const browser = await playwright.chromium.launch({
      args: [...browserArguments, `--blink-settings=${setting}`],
      ...(executablePath && { executablePath }),
    });
    const page = await browser.newPage({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });
    for (const address of pages) {
      await page.goto(`${baseURL}${address}`);
      await page.locator('main [data-hydrated], main h1').first().waitFor();
      expect.soft(await troubles(page), address).toEqual([]);
    }
    await browser.close();
  });
