import { expect, open, test } from '../fixtures';
import { dialog, field, openByKey, openHere, options, selected, type } from './search';

// What the dialog shows for a query, and its other keys: `tests/components/search/palette.browser.test.tsx`.

test('by keyboard Ctrl+Enter opens a tab, Enter the page; the dialog is in no history', async ({ page, context }) => {
  await page.goto('/pricing');
  await openByKey(page);
  await type(page, 'pricing');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL('/pricing');
  await expect(page).toHaveURL('/contact');
  await expect(field(page)).toHaveValue('pricing');
  await type(page, 'how do i cancel');
  await expect(selected(page)).toContainText('How do I cancel?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#cancel');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('30 days’ notice').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(dialog(page)).toHaveCount(0);
  for (let time = 0; time < 2; time += 1) {
    await openHere(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await openHere(page);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 720 } });

  test('the menu’s first link opens the dialog, its button closes it, and a tap opens a result', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const first = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').getByRole('link').first();
    await expect(first).toHaveText('Search');
    await first.tap();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close search' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await first.tap();
    await type(page, 'motorcycle');
    await options(page).first().tap();
    await expect(page).toHaveURL('/case-study/damon-motorcycles');
    await expect(dialog(page)).toHaveCount(0);
  });
});
