import { expect, test } from './fixtures';
import { open } from './support';

test.use({ viewport: { width: 375, height: 812 } });

/** How many parts of the page are not laid out yet. */
const missing = () =>
  [...document.querySelectorAll('.later')].filter((part) => getComputedStyle(part).display === 'none').length;

test('what lies below a phone’s first screen is laid out soon after it, whatever becomes of the scripts', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  expect(await page.locator('.later').count()).toBeGreaterThan(7);
  await expect.poll(() => page.evaluate(missing)).toBe(0);
});

test('a page loaded anew is at the same place again', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('heading', { name: 'Growth-driven innovation' });
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await section.boundingBox();
  await page.reload();
  await page.locator('#root:not([data-late])').waitFor();
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1));
});

test('an anchor is found at once', async ({ page }) => {
  await page.goto('/faq');
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').last();
  const id = await last.evaluate((button) => button.closest('[id][data-state]:not(button)')?.id);
  await page.goto('about:blank');
  await page.goto(`/faq#${id}`);
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await expect(last).toBeInViewport();
});
