import type { Page } from '@playwright/test';
import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { open } from '../support/page';

const answer = 'you can cancel at any time with 30 days’ notice';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('button', { name });
const opened = (page: Page) => main(page).getByRole('button', { expanded: true });
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
const place = async (page: Page, name: string) => Math.round((await row(page, name).boundingBox())?.y ?? Number.NaN);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
const isOpen = (page: Page, name: string) => expect(row(page, name)).toHaveAttribute('aria-expanded', 'true');

test('one answer is open at a time, and the address follows it', async ({ page }) => {
  await open(page, '/faq');
  await expect(main(page).getByRole('heading', { level: 2 }).getByRole('button', { expanded: false })).toHaveCount(12);
  await row(page, 'How do I cancel?').click();
  await expect(region(page, 'How do I cancel?')).toContainText(answer);
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await row(page, 'Who owns the work?').click();
  await expect(opened(page)).toHaveCount(1);
  await expect(page.getByText(answer)).toBeHidden();
  await expect(page).toHaveURL(/\/faq#ownership$/);
  await row(page, 'Who owns the work?').click();
  await expect(opened(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);
});

test('a deep link opens its answer and brings it into view', async ({ page }) => {
  await page.goto('/faq#support-hours');
  await expect(opened(page)).toHaveCount(1);
  await expect(page.getByText(identity.supportHours.text)).toBeInViewport();
});

test('a link from the pricing page opens the answer it names', async ({ page }) => {
  await open(page, '/pricing');
  await page.getByRole('link', { name: 'How do I cancel?' }).click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await expect(page.getByText(answer)).toBeInViewport();
});

test('works by keyboard, and leads to pricing and contact', async ({ page }) => {
  await open(page, '/faq');
  const rows = main(page).getByRole('heading', { level: 2 }).getByRole('button');
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(opened(page)).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(10)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeFocused();
  await expect(main(page).getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing');
  await expect(main(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('the browser’s own search finds what is in a closed answer, and opens it', async ({ page }) => {
  await open(page, '/faq');
  const text = page.getByText(answer);
  const closed = main(page).locator('[hidden="until-found"]').filter({ has: text });
  await expect(closed).toHaveCount(1);
  await expect(text).toBeHidden();
  await row(page, 'Who owns the work?').click();
  // What it does when it has found something; a test cannot make it search.
  await closed.dispatchEvent('beforematch');
  await expect(text).toBeVisible();
  await isOpen(page, 'How do I cancel?');
  await expect(opened(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq#cancel$/);
});

test('a link to words of a closed answer opens it', async ({ page }) => {
  await open(page, '/faq');
  await page.goto('/faq#:~:text=An%20email%20to');
  await isOpen(page, 'How do I cancel?');
  await expect(page.getByText('An email to')).toBeInViewport();
  await expect(page).toHaveURL(/\/faq#cancel$/);
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
    await isOpen(page, name);
    expect(await place(page, name)).toBe(Math.round(box?.y ?? 0));
    await press();
    await expect(opened(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
    expect(await place(page, name)).toBe(Math.round(box?.y ?? 0));
  }
});

test('the scroll position stays when the questions are rendered after the visitor has scrolled', async ({ page }) => {
  await open(page, '/contact');
  const session = await page.context().newCDPSession(page);
  // The questions are rendered after the heading has been painted, on a slow machine a second later.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.evaluate(() => {
    const scrollOnce = () => {
      if (document.querySelector('h1')?.textContent === 'Twelve straight answers') window.scrollTo(0, 600);
      else requestAnimationFrame(scrollOnce);
    };
    scrollOnce();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(12);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('Back and reload find the answer open and the place again', async ({ page }) => {
  await open(page, '/faq');
  const name = 'How fast will I see something?';
  await row(page, name).click();
  await isOpen(page, name);
  await scrollTo(page, 1300);
  const top = await scrollY(page);
  await page.reload();
  await isOpen(page, name);
  await expect.poll(() => scrollY(page)).toBe(top);
  // Without bringing the link into view, which would be another place.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Enterprise' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/enterprise$/);
  await page.goBack();
  await isOpen(page, name);
  await expect.poll(() => scrollY(page)).toBe(top);
});

test('a link to the page alone closes the answer that is open', async ({ page }) => {
  await open(page, '/faq#cancel');
  await isOpen(page, 'How do I cancel?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(opened(page)).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(0);
  await row(page, 'How do I cancel?').click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(opened(page)).toHaveCount(0);
});

test('says ‘FAQ’ in the main part, where a reader looks, above the heading', async ({ page }) => {
  await page.goto('/faq');
  const words = page.getByRole('main').getByText('FAQ', { exact: true });
  await expect(words).toBeInViewport();
  const [above, heading] = [await words.boundingBox(), await page.locator('main h1').boundingBox()];
  expect(above?.y).toBeLessThan(heading?.y ?? 0);
});
