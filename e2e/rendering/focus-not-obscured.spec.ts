import { admin, expect, seed, test } from '../fixtures';
import { hiddenFocus } from '../support/hidden-focus';
import { open } from '../support/page';

for (const [width, height, addresses] of [
  [1440, 800, ['/', '/our-work', '/faq', '/terms', '/subscribe', '/instant-site-form', '/admin']],
  [360, 640, ['/', '/our-work', '/pricing', '/contact', '/payment', '/onboarding', '/instant-site-form', '/dashboard']],
  // A window of 1280 by 1024, enlarged four times.
  [320, 256, ['/solutions', '/our-work', '/payment', '/instant-site-form', '/history']],
] as const)
  for (const address of addresses)
    test(`whatever has the focus is seen, down ${address} and up again, ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await seed(page, admin());
      await open(page, address);
      await page.locator('fieldset:enabled, main h1').first().waitFor();
      expect(await hiddenFocus(page)).toEqual([]);
    });
