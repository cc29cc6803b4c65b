import type { Page } from '@playwright/test';
import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { hydrated, open } from '../support/page';

const order = [
  'Nothing great is made in one piece.',
  'Pick a plan',
  'Our Services',
  'AI-powered solutions',
  `Why ${identity.name}`,
  'Growth-driven innovation',
  'The count so far',
  'Partnership Approach',
];
/** Opens the page and waits until what lies below the fold, which hydrates last, answers as well. */
const ready = async (page: Page) => {
  await open(page, '/');
  await page.locator('.reveal:is(.waiting, .active)').first().waitFor({ state: 'attached' });
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const marqueeLeft = (page: Page) =>
  page.getByRole('list', { name: /^Clients/ }).evaluate((list) => list.getBoundingClientRect().left);
/** What moves the marquee: nothing, or an animation that runs or is paused. */
const marqueeMotion = (page: Page) =>
  page.getByRole('list', { name: /^Clients/ }).evaluate((list) => list.getAnimations().map((each) => each.playState));

test('the carousel steps by 520 px and its buttons end with it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ready(page);
  const row = page.getByRole('region', { name: 'Services and starting prices' });
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous services' }),
    page.getByRole('button', { name: 'Next services' }),
  ];
  const left = () => row.evaluate((element) => element.scrollLeft);
  await expect(row.getByRole('listitem')).toHaveCount(13);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(left).toBe(520);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  expect(await left()).toBe(1040);
  await previous.click();
  expect(await left()).toBe(520);
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test('quick presses of a carousel button add up, and focus stays in the carousel at its end', async ({ page }) => {
  await ready(page);
  const row = page.getByRole('region', { name: 'Services and starting prices' });
  const next = page.getByRole('button', { name: 'Next services' });
  const left = () => row.evaluate((element) => element.scrollLeft);
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(left).toBe(1040);
  for (let press = 0; press < 12; press++) await page.keyboard.press('Enter');
  await expect(next).toBeDisabled();
  await expect(row).toBeFocused();
  // Whoever still presses is not sent back.
  await page.keyboard.press('Enter');
  await expect(next).toBeDisabled();
});

test('the marquee runs until it is paused', async ({ page }) => {
  await ready(page);
  await page.getByRole('list', { name: /^Clients/ }).scrollIntoViewIfNeeded();
  const before = await marqueeLeft(page);
  await expect.poll(() => marqueeLeft(page)).toBeLessThan(before);
  await page.getByRole('button', { name: 'Pause the client list' }).click();
  await expect(page.getByRole('button', { name: 'Play the client list' })).toBeVisible();
  await page.mouse.move(10, 10);
  await expect.poll(() => marqueeMotion(page)).toEqual(['paused']);
  const paused = await marqueeLeft(page);
  await page.getByRole('button', { name: 'Play the client list' }).click();
  await page.mouse.move(10, 10);
  await expect.poll(() => marqueeLeft(page)).toBeLessThan(paused);
});

test('the marquee stands still while it is out of view', async ({ page }) => {
  await ready(page);
  const clients = page.getByRole('list', { name: /^Clients/ });
  await clients.scrollIntoViewIfNeeded();
  await expect.poll(() => marqueeMotion(page)).toEqual(['running']);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => marqueeMotion(page)).toEqual(['paused']);
  await clients.scrollIntoViewIfNeeded();
  await expect.poll(() => marqueeMotion(page)).toEqual(['running']);
});

test('the counters count from 0 when they come into view, and nothing moves aside', async ({ page }) => {
  await ready(page);
  const counter = page.locator('dd', { hasText: '98%' }).last();
  const running = counter.locator('[aria-hidden]');
  await expect(running).toHaveText('0%');
  const width = (await counter.boundingBox())?.width;
  await counter.scrollIntoViewIfNeeded();
  await expect(running).not.toHaveText('0%');
  expect((await counter.boundingBox())?.width).toBe(width);
  await expect(running).toHaveCount(0, { timeout: 3500 });
  await expect(counter).toHaveText('98%');
});

test('a reveal becomes active when a tenth of it is in view', async ({ page }) => {
  await ready(page);
  await page.mouse.move(10, 300);
  const reveal = page.locator('.reveal').first();
  await expect(reveal).toHaveClass(/waiting/);
  await reveal.scrollIntoViewIfNeeded();
  await expect(reveal).toHaveClass(/active/);
  await expect(reveal).toHaveCSS('opacity', '1');
});

test('with reduced motion everything is still and complete', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ready(page);
  await expect(page.locator('.reveal.waiting')).toHaveCount(0);
  await expect(page.locator('dd [aria-hidden]')).toHaveCount(0);
  expect(await marqueeMotion(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Pause the client list' })).toBeHidden();
});

test('a service picture and a logo that fail are replaced by words', async ({ page, allowConsole }) => {
  allowConsole.push('not found', '404');
  await page.route(/ad-creative-|openai\.svg|clients\/bellabeat/, (route) => route.fulfill({ status: 404, body: '' }));
  await ready(page);
  await page.getByRole('region', { name: 'Services and starting prices' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Image not found')).toBeVisible();
  await heading(page, 'Models we build on').scrollIntoViewIfNeeded();
  await expect(page.getByText('OpenAI', { exact: true })).toHaveCSS('border-top-width', '1px');
  await expect(page.getByText('Bellabeat', { exact: true }).first()).toHaveCSS('border-top-width', '1px');
});

test('the banner goes for seven days, tells the window, and moves nothing', async ({ page }) => {
  await ready(page);
  const top = await heading(page, order[0] ?? '').boundingBox();
  await page.evaluate(() => {
    window.addEventListener('bannerVisibilityChange', () => {
      document.documentElement.dataset.changes = String(Number(document.documentElement.dataset.changes ?? 0) + 1);
    });
  });
  await page.getByRole('button', { name: 'Dismiss the trial banner' }).click();
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toHaveCount(0);
  expect(await heading(page, order[0] ?? '').boundingBox()).toEqual(top);
  await expect(page.locator('html')).toHaveAttribute('data-changes', '1');
  expect(await page.evaluate(() => localStorage.getItem('bannerShown'))).toBe('false');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toHaveCount(0);
});

test('the newsletter takes 1 s, thanks for 3 s, and starts again', async ({ page }) => {
  await page.clock.install();
  await ready(page);
  const field = page.getByRole('textbox', { name: /by email/ });
  const footer = page.getByRole('contentinfo');
  await field.fill('ada');
  await field.press('Enter');
  await expect(field).toBeEnabled();
  await expect(footer.getByRole('status')).toBeEmpty();
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(field).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(footer.getByRole('status')).toHaveText('Thanks for subscribing! Check your inbox soon.');
  await expect(field).toHaveValue('');
  await page.clock.runFor(3000);
  await expect(footer.getByRole('status')).toBeEmpty();
  await expect(field).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to read', async ({ page }) => {
    await page.goto('/');
    for (const name of order) await expect(heading(page, name)).toBeVisible();
    for (const text of ['92%', '98%', '$5,500', 'Unlimited web design', 'From $20,000', 'Hugging Face', 'Myle Tap'])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.locator('noscript p', { hasText: 'This form needs JavaScript.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
    await expect(page.locator('.reveal').first()).toHaveCSS('opacity', '1');
  });
});
