import type { Page } from '@playwright/test';
import { admin, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

/** Gives the focus to everything that can have it, down the page and up again, and tells where any of it is not seen. */
const hiddenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layerOf = (of: Element | null) => {
      let layer = of;
      while (layer && !['fixed', 'sticky'].includes(getComputedStyle(layer).position)) layer = layer.parentElement;
      return layer;
    };
    const troubleOf = (element: HTMLElement) => {
      element.focus();
      if (document.activeElement !== element) return null;
      const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const inset = 2;
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[top + inset, bottom - inset].flatMap((y) => [left + inset, right - inset].map((x) => [x, y])),
      ] as [number, number][];
      const inView = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
      if (inView.length === 0) return 'outside the window';
      if (right - left < innerWidth && (left < 0 || right > innerWidth)) return 'cut off at the side';
      for (const [x, y] of inView) {
        const layer = layerOf(document.elementFromPoint(x, y));
        if (layer && !layer.contains(element) && !element.contains(layer))
          return `under ${layer.outerHTML.slice(0, 60)}`;
      }
      return null;
    };
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
      // The skip link comes into view with the next frame; it has a test of its own.
    ].filter((element) => element.checkVisibility() && !element.matches('a[href="#content"]'));
    return [...stops, ...stops.toReversed()].flatMap((element) => {
      const trouble = troubleOf(element);
      const name = `${element.tagName} ${(element.textContent || element.id).trim().slice(0, 30)}`;
      return trouble ? [`${name}: ${trouble}`] : [];
    });
  });

for (const [width, height, addresses] of [
  [1440, 800, ['/', '/our-work', '/faq', '/terms', '/subscribe', '/instant-site-form', '/admin']],
  [360, 640, ['/', '/our-work', '/pricing', '/contact', '/payment', '/onboarding', '/instant-site-form', '/dashboard']],
  // A window of 1280 by 1024, enlarged four times.
  [320, 256, ['/solutions', '/our-work', '/payment', '/instant-site-form', '/history']],
] as const)
  test(`whatever has the focus is seen, down the page and up again, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seed(page, admin());
    for (const address of addresses) {
      await open(page, address);
      await page.locator('fieldset:enabled, main h1').first().waitFor();
      expect.soft(await hiddenFocus(page), address).toEqual([]);
    }
  });
