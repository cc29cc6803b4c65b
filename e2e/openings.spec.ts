import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack, open, saveData } from './support';

/** The files of pages that open before the rest of them is loaded. */
const rests = /\/assets\/rest-[\w-]+\.js$/;

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses a link to an answer of another page, whose rest is held back. @returns what lets it come */
const askForAnswer = async (page: Page) => {
  await open(page, '/pricing');
  const link = page.getByRole('link', { name: 'How do I cancel?' });
  await link.scrollIntoViewIfNeeded();
  const release = await holdBack(page, rests);
  await link.click();
  await expect(page).toHaveURL('/faq#cancel');
  return release;
};

// Nothing is loaded ahead but what is pointed at.
test.beforeEach(({ page }) => saveData(page));

test('a page of the main menu opens before the rest of it is there', async ({ page }) => {
  await open(page, '/terms');
  const release = await holdBack(page, rests);
  await footerLink(page, 'Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('main h1')).toHaveText('Prices in plain\u00a0sight.');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(page.locator('main h2')).toHaveCount(0);
  await expect(page.locator('main .is-coming')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expect(page.locator('main h1')).toBeFocused();
});

test('so do all pages that say the same to everybody', async ({ page }) => {
  await open(page, '/solutions');
  await holdBack(page, rests);
  for (const [address, heading] of [
    ['/services', 'AI-ENABLED CREATIVE SOLUTIONS'],
    ['/our-work', 'OUR WORK'],
    ['/contact', 'GET IN TOUCH'],
    ['/enterprise', 'Enterprise Solutions'],
    ['/technology-stack', 'What we work in, and why'],
    ['/brand', 'One tile, used well'],
    ['/press', 'For the record'],
    ['/terms', 'Terms of service'],
    ['/privacy', 'Privacy policy'],
    ['/cookies', 'Cookies and browser storage'],
    ['/faq', 'Twelve straight answers'],
  ] as const) {
    await page
      .locator(`a[href="${address}"]`)
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('main h1')).toHaveText(heading);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('main h2')).toHaveCount(0);
  }
});

test('an answer on a page whose rest is not there is shown when it is, and not the page without it', async ({
  page,
}) => {
  const release = await askForAnswer(page);
  await expect(page.locator('main h1')).toHaveText('Prices in plain\u00a0sight.');
  release();
  await expect(page.locator('main h1')).toHaveText('Twelve straight answers');
  await expect(page.getByText("you can cancel at any time with 30 days' notice")).toBeInViewport();
});

/** Leaves a page at this place, and asks for it again by Back when its rest is held back. @returns what lets it come */
const goBackTo = async (page: Page, top: number) => {
  await open(page, '/pricing');
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
  await footerLink(page, 'Terms').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('main h1')).toBeFocused();
  await page.reload();
  await page.locator('#root:not([data-late])').waitFor();
  const release = await holdBack(page, rests);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  return release;
};

test('the way back to such a page leads to the place that was left', async ({ page }) => {
  const release = await goBackTo(page, 1500);
  await expect(page.locator('main h1')).toHaveText('Terms of service');
  release();
  await expect(page.locator('main h1')).toHaveText('Prices in plain\u00a0sight.');
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('the way back to the top of such a page needs no more than its first screen', async ({ page }) => {
  await goBackTo(page, 0);
  await expect(page.locator('main h1')).toHaveText('Prices in plain\u00a0sight.');
  await expect(page.locator('main h2')).toHaveCount(0);
});

test('whoever goes on meanwhile is not taken back when the rest arrives', async ({ page }) => {
  const release = await askForAnswer(page);
  await footerLink(page, 'Contact').click();
  await expect(page.locator('main h1')).toHaveText('GET IN TOUCH');
  release();
  await expect(page.getByRole('heading', { name: 'Studio' })).toBeVisible();
  await expect(page).toHaveURL('/contact');
});
