import { expect, open, seed, test } from '../fixtures';

test('a dismissed banner changes the top padding and moves nothing below', async ({ page }) => {
  const topOf = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
  const padding = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: 'Our work' })
      .evaluate((link) => getComputedStyle(link.parentElement ?? link).paddingTop);
  await open(page, '/case-study/myle-tap');
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toBeVisible();
  const [before, under] = [await topOf(), await padding()];
  await seed(page, { trialUsed: 'true' });
  await page.reload();
  await expect.poll(padding).not.toBe(under);
  expect(await topOf()).toBe(before);
  // Nor is the page scrolled to keep up with the link that moved.
  await page.reload();
  await expect.poll(padding).not.toBe(under);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('when a picture does not load', () => {
  test.use({ allowConsole: ['could not be loaded', 'Failed to load resource'] });

  test('the first one shows a message in view, and no play button over it', async ({ page }) => {
    await page.route(/\.(?:avif|webp|mp4|webm)$/, (route) => route.abort());
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await open(page, '/case-study/bellabeat');
      const words = page.getByText('Image could not be loaded').first();
      await expect(words).toBeVisible();
      const isOnTop = (element: Element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + 5) === element;
      };
      await expect.poll(() => words.evaluate(isOnTop), `${width} px`).toBe(true);
      await expect(page.getByRole('button', { name: /the video$/ })).toHaveCount(0);
    }
  });
});
