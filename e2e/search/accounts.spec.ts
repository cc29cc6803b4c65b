import { bought } from '../../support/entries';
import { admin, expect, seed, test } from '../fixtures';
import { openByKey, options, type } from './search';

test('‘export orders’ focuses an admin’s Export CSV button, from any page', async ({ page }) => {
  await seed(page, admin({ 'creditHistory_ada@example.com': JSON.stringify([bought('adasorder', '01')]) }));
  const button = page.getByRole('button', { name: 'Export CSV' });
  for (const address of ['/contact', '/admin']) {
    await openByKey(page, address);
    await type(page, 'export orders');
    await expect(options(page).first()).toContainText('Export orders');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin#export');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^orders_.*\.csv$/);
});
