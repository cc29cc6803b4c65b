import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { open, sidewaysScroll } from '../support/page';

test('address and number can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  for (const [name, text] of [
    ['Copy email address', identity.supportEmail],
    ['Copy phone number', identity.phone],
  ] as const) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
    await row.getByRole('button', { name }).click();
    await expect(row.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await expect(page).toHaveURL('/contact');
});

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
