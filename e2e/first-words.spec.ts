import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack, open, saveData } from './support';

/** Pages that are built alike, one of each kind, with their first words. */
const alike = [
  ['/services/branding', 'Branding', 'We give companies a position worth holding'],
  ['/solutions?capability=cloud', 'Cloud', 'We move systems to the cloud'],
  ['/industries/banking', 'Banking', 'Customers compare a bank with the best app'],
  ['/capabilities', 'Enterprise Solutions', 'Start from what has to be solved'],
  ['/case-study/trillerfest', 'TrillerFest', 'A music festival with no field'],
] as const;

/** As by speech or another program: no pointer announces it. */
const press = async (page: Page, address: string) => {
  const link = page.locator(`a[href="${address}"]`).first();
  if ((await link.count()) === 0)
    await page.evaluate((href) => document.body.append(Object.assign(document.createElement('a'), { href })), address);
  await link.evaluate((element: HTMLElement) => element.click());
};

/** A page that loads nothing else ahead. */
const openWithWords = async (page: Page) => {
  const words = page.waitForResponse(/\/first-words\.json$/);
  await open(page, '/login');
  await (await words).finished();
};

/** Without their rest, and without what they say themselves. */
const ownFiles = /\/assets\/(?:rest|branding|trillerfest|public)-[\w-]+\.js$/;

test('a service, a solution and a case study open before any file of theirs is there', async ({ page }) => {
  await openWithWords(page);
  await holdBack(page, ownFiles);
  for (const [address, heading, text] of alike) {
    await press(page, address);
    await expect(page.locator('main h1')).toHaveText(heading);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('main')).toContainText(text);
    await expect(page.locator('main h2')).toHaveCount(0);
  }
});

test('the address and the title are theirs at once, and the rest follows', async ({ page }) => {
  await openWithWords(page);
  const release = await holdBack(page, ownFiles);
  await press(page, '/services/branding');
  await expect(page).toHaveURL('/services/branding');
  await expect(page).toHaveTitle(/^Branding: Naming, Identity and Guidelines/);
  release();
  await expect(page.getByRole('heading', { name: 'What Branding includes' })).toBeVisible();
  await press(page, '/case-study/trillerfest');
  await expect(page.getByRole('button', { name: 'Unmute the video' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeAttached();
});

test.describe('without words loaded ahead', () => {
  test.use({ allowConsole: ['Failed to load resource'] });

  for (const answer of ['none', '<!doctype html>', '{"error":"no network"}', 'null'])
    test(`they open, too; the answer: ${answer}`, async ({ page }) => {
      await page.route('**/first-words.json', (route) =>
        answer === 'none' ? route.abort() : route.fulfill({ body: answer }),
      );
      await open(page, '/faq');
      for (const [address, heading] of alike) {
        await press(page, address);
        await expect(page.locator('main h1')).toHaveText(heading);
      }
    });
});

test.describe('for a visitor who saves data', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('a service needs its own text to open, and not the rest of its page', async ({ page }) => {
    await open(page, '/faq');
    await holdBack(page, /\/assets\/rest-[\w-]+\.js$/);
    await press(page, '/services/branding');
    await expect(page.locator('main h1')).toHaveText('Branding');
    await expect(page.locator('main h2')).toHaveCount(0);
  });
});
