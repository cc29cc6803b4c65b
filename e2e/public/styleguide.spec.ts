import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expect, specified, test } from '../fixtures';
import { violationsOf } from '../support/axe';
import { freePort } from '../support/free-port';
import { sidewaysScroll } from '../support/page';

// In one worker, because they share a server, which sends every module by itself and takes its time.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ allowConsole: [...specified, '[vite]', 'React DevTools'] });

/** The style guide is on the development server only. */
let server: ViteDevServer;
test.beforeAll(async () => {
  server = await createServer({ logLevel: 'error', server: { port: await freePort() } });
  await server.listen();
});
test.afterAll(() => server.close());

const openGuide = async (page: Page) => {
  await page.goto(`${server.resolvedUrls?.local[0]}styleguide`);
  await page.getByRole('heading', { name: 'Forms on ink' }).waitFor();
};

test('every component in every state is accessible on both grounds, on a wide screen and on a phone', async ({
  page,
}) => {
  await openGuide(page);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});

test('what lies over the page is accessible too', async ({ page }) => {
  await openGuide(page);
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
  await openGuide(page);
  for (const [name, title, description] of [
    ['Open the dialog', 'A dialog', ''],
    ['Ask a question', 'Reset all data?', /This cannot be taken back/],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    // What will happen, for a question.
    await expect(dialog).toHaveAccessibleDescription(description);
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

test('a toast is swiped away', async ({ page }) => {
  await openGuide(page);
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
