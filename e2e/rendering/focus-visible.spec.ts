import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

/** What the focus is on, how strong its outline is, and how far that stands out from the ground behind it. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // On a busy machine even the shortest transition may take some frames.
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    // A control that lies unseen over a drawn one shows its focus on the box around it.
    const seen = getComputedStyle(element).opacity === '0' ? (element.parentElement ?? element) : element;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(seen);
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
      [red, green, blue]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    let ground: Element | null = seen.parentElement;
    const isClear = (color: string) => channels(color)[3] === 0;
    while (ground && isClear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    const behind = channels(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)');
    const [low = 0, high = 0] = [luminance(channels(outlineColor)), luminance(behind)].sort((a, b) => a - b);
    return {
      name: element.outerHTML.slice(0, 140),
      isInMain: element.closest('main') !== null,
      isLast: element.matches('footer li:last-child *') && element.textContent === 'Cookies',
      isVisible: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      contrast: (high + 0.05) / (low + 0.05),
    };
  });

for (const pages of [
  ['/'],
  ['/services', '/services/ui-ux', '/enterprise', '/our-work', '/pricing'],
  ['/login', '/subscribe', '/payment?plan=agency', '/instant-site-form', '/dashboard'],
])
  test(`whatever the Tab key reaches shows that it has the focus: ${pages.join(' ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of pages) {
      if (address === '/dashboard') await seed(page, customer());
      await open(page, address);
      await page.locator('fieldset:enabled, main h1').first().waitFor();
      // The dashboard's HTML has nothing to tab to until it is known who is signed in.
      await page.getByRole('main').getByRole('link').first().waitFor();
      // Header and footer are the same everywhere.
      const isWhole = address === '/';
      if (!isWhole) await page.locator('main').evaluate((main) => main.focus());
      const missing: string[] = [];
      let count = 0;
      for (; count < 400; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (!stop || !(isWhole || stop.isInMain)) break;
        if (!stop.isVisible || stop.contrast < 3) missing.push(`${stop.contrast.toFixed(1)} ${stop.name}`);
        if (stop.isLast) break;
      }
      expect.soft(count, `${address}: stops`).toBeGreaterThan(isWhole ? 50 : 2);
      expect.soft(missing, address).toEqual([]);
    }
  });
