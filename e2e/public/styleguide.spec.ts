import { expect, test } from '../fixtures';
import { violationsOf } from '../support/axe';
import { open } from '../support/page';

for (const width of [1440, 375]) {
  test(`every component in every state is accessible on both grounds, ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/styleguide');
    await expect(page.getByRole('heading', { name: 'Forms on ink' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'In motion' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('what lies over the page is accessible too', async ({ page }) => {
  await open(page, '/styleguide');
  await page.getByRole('button', { name: 'Show a failure', exact: true }).click();
  await expect(page.getByText('Purchase Failed', { exact: true }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  for (const name of ['Open the dialog', 'Ask a question']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a dialog takes the focus to its title, holds the page behind it, and gives the focus back', async ({ page }) => {
  await open(page, '/styleguide');
  for (const [name, title] of [
    ['Open the dialog', 'A dialog'],
    ['Ask a question', 'Reset all data?'],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Tab');
    // The part that scrolls.
    await expect(dialog.locator(':focus')).toHaveCSS('overflow-y', 'auto');
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  }
});

test('a question says in its description what will happen', async ({ page }) => {
  await open(page, '/styleguide');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/This cannot be taken back/);
});

test('a toast is swiped away', async ({ page }) => {
  await open(page, '/styleguide');
  await page.getByRole('button', { name: 'Show a toast' }).click();
  const toast = page.getByText('The change is in this browser.');
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast in view');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 40, { steps: 4 });
  await page.mouse.move(x, y + 120, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toBeHidden({ timeout: 2000 });
});
