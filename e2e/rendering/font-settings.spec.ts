import { browserArguments, findBrowser } from '../../scripts/browsers/find-browser';
import { openWhole } from '../demo/desk';
import { expect, test } from '../fixtures';
import { troubles } from '../support/enlarged';

// Browsers have this setting, and no page can set it. A larger usual font is an enlargement like others.
test('on a phone with a smallest font of 24 px nothing is cut off and no page scrolls sideways', async ({
  playwright,
  baseURL,
}) => {
  const executablePath = findBrowser();
  const browser = await playwright.chromium.launch({
    args: [...browserArguments, '--blink-settings=minimumFontSize=24'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });
  for (const address of ['/', '/our-work', '/contact', '/cookies', '/subscribe', '/pricing']) {
    await openWhole(page, `${baseURL}${address}`);
    expect.soft(await troubles(page), address).toEqual([]);
  }
  await browser.close();
});
