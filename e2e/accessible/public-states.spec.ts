import { expect, test } from '../fixtures';
import { open } from '../support/page';
import { stopClock } from '../support/trial-order';
import { expectClean, withFrame } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 800 } });

test('the header: each panel open, the resources, the banner’s tooltip', async ({ page }) => {
  await open(page, '/contact');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Services menu', 'Solutions menu']) {
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await nav.getByRole('button', { name }).press('Enter');
      await expect(nav.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      await expectClean(page, name, [width], withFrame);
      await page.keyboard.press('Escape');
    }
  }
  await page.getByRole('banner').getByRole('link', { name: 'Tessera' }).press('Shift+F10');
  await expect(page.getByRole('link', { name: /^Main site/ })).toBeFocused();
  await expectClean(page, 'resources', [1440], withFrame);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectClean(page, 'tooltip', [1440], withFrame);
});

test('the narrow menu: closed sections, each section open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expectClean(page, 'menu', [360], withFrame);
  for (const name of ['Services', 'Solutions']) {
    await nav.getByRole('button', { name }).click();
    await expectClean(page, name, [360, 768], withFrame);
  }
});

test('home: the newsletter at work and done, the carousel at its end', async ({ page }) => {
  await stopClock(page);
  await open(page, '/');
  const field = page.getByRole('textbox', { name: /by email/ });
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expectClean(page, 'subscribing', [1440], withFrame);
  await page.clock.runFor(1000);
  await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
  await page.getByRole('region', { name: 'Service cards' }).press('End');
  await expectClean(page, 'subscribed', [1440, 360], withFrame);
});

test('work: playing, filtered, nothing left; a case with its film', async ({ page }) => {
  await open(page, '/our-work');
  await page.getByRole('button', { name: /^Play the TrillerFest/ }).click();
  await expect(page.getByRole('button', { name: /^Pause the TrillerFest/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /sound|mute/i })
    .click();
  await expectClean(page, 'playing with sound');
  const filters = page.getByRole('navigation', { name: /filter/i });
  await filters.getByRole('link').nth(2).click();
  await expectClean(page, 'filtered');
  await open(page, '/our-work?service=nothing&industry=nothing');
  await expectClean(page, 'filtered by nonsense');
  await open(page, '/case-study/trillerfest');
  await page.getByRole('main').getByRole('button').first().click();
  await expectClean(page, 'film');
});

test('FAQ with an answer open, pricing with figures changed', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('button', { name: 'How do I cancel' }).click();
  await expectClean(page, 'answer');
  await open(page, '/pricing');
  for (const field of await page.getByRole('main').getByRole('spinbutton').all()) await field.fill('3');
  await expectClean(page, 'calculated');
});

test('what went wrong: no such page, a page that cannot load', async ({ page, allowConsole }) => {
  allowConsole.push('404', 'Failed to fetch dynamically imported module', 'Failed to load', 'Unable to preload');
  allowConsole.push('HydrateFallback');
  await page.route('**/assets/rest-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/nothing-here');
  await expectClean(page, 'not found');
  await page.locator('footer a[href="/contact"]').first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused();
  await expectClean(page, 'application error');
});
