import { admin, expect, seed, test } from '../fixtures';
import { hiddenFocus } from '../support/hidden-focus';
import { open } from '../support/page';

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
