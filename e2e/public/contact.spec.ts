import { identity } from '../../brand.config';
import { expect, open, sidewaysScroll, test } from '../fixtures';

test('if the browser refuses to copy, a field has the selected text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(page.getByText('This browser did not allow copying')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'phone number' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(identity.phone);
  expect(await sidewaysScroll(page)).toBe(0);
});
