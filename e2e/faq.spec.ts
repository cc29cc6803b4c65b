import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open } from './support';

const answer = "you can cancel at any time with 30 days' notice";

const row = (page: Page, name: string) => page.locator('main summary', { hasText: name });
const place = async (page: Page, name: string) => Math.round((await row(page, name).boundingBox())?.y ?? Number.NaN);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
const isOpen = (page: Page, id: string) => expect(page.locator(`#${id}`)).toHaveAttribute('open');

test('one answer is open at a time, and the address follows it', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('main details')).toHaveCount(12);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await page.getByText('How do I cancel?').click();
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await page.getByText('Who owns the work?').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq#ownership$/);
  await page.getByText('Who owns the work?').click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);
});

test('a deep link opens its answer and brings it into view', async ({ page }) => {
  await page.goto('/faq#support-hours');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.getByText('Mon-Fri 9am-5pm EST')).toBeInViewport();
});

test('a link from the pricing page opens the answer it names', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'How do I cancel?' }).click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await expect(page.getByText(answer)).toBeInViewport();
});

test('works by keyboard, and leads to pricing and contact', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('main summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('the row that is pressed stays under the pointer, whatever closes above it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, '/faq');
  await scrollTo(page, 300);
  for (const [before, name] of [
    [null, 'Who owns the work?'],
    ['When am I billed?', 'How do I cancel?'],
  ] as const) {
    if (before) await row(page, before).click();
    const box = await row(page, name).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    const press = () => page.mouse.click(x, y);
    await press();
    await expect(page).toHaveURL(/#/);
    await page.waitForTimeout(100);
    expect(await place(page, name)).toBe(Math.round(box?.y ?? 0));
    await press();
    await expect(page.locator('main details[open]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
    expect(await place(page, name)).toBe(Math.round(box?.y ?? 0));
  }
});

test('Back and reload find the answer open and the place again', async ({ page }) => {
  await open(page, '/faq');
  await page.locator('main summary').nth(1).click();
  await expect(page).toHaveURL(/#/);
  const [, hash = ''] = page.url().split('#');
  await scrollTo(page, 1300);
  const top = await scrollY(page);
  await page.reload();
  await isOpen(page, hash);
  await page.waitForTimeout(300);
  expect(await scrollY(page)).toBe(top);
  // Without bringing the link into view, which would be another place.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Enterprise' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/enterprise$/);
  await page.goBack();
  await isOpen(page, hash);
  await page.waitForTimeout(300);
  expect(await scrollY(page)).toBe(top);
});

test('a link to the page alone closes the answer that is open', async ({ page }) => {
  await page.goto('/faq#cancel');
  await isOpen(page, 'cancel');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(0);
  await row(page, 'How do I cancel?').click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
});
