import { expect, type Locator, open, type Page, test } from '../fixtures';

/** Counts what is played and paused, so that a test does not depend on the codecs of the browser at hand. */
const watchVideos = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      this.dataset.state = 'playing';
      return Promise.resolve();
    };
    HTMLMediaElement.prototype.pause = function pause(this: HTMLMediaElement) {
      this.dataset.state = 'paused';
    };
  });

const card = (page: Page, name: string) => page.getByRole('article', { name });

test.beforeEach(({ page }) => watchVideos(page));

test('one mute button for all films', async ({ page }) => {
  await open(page, '/our-work');
  await page.setViewportSize({ width: 375, height: 800 });
  const button = page.getByRole('button', { name: /mute videos/i });
  const place = await button.boundingBox();
  await button.click();
  await expect(page.getByRole('button', { name: 'Mute videos' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'These films are silent.' })).toBeVisible();
  // What it says leaves it under the finger.
  expect((await button.boundingBox())?.y).toBe(place?.y);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const name of ['TrillerFest', 'Bellabeat']) {
    await card(page, name).hover();
    await expect(card(page, name).locator('video')).toHaveAttribute('data-state', 'playing');
    expect(
      await card(page, name)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.muted),
    ).toBe(false);
  }
});

test('the two large cards are wider than the others, and every card leads to its study', async ({ page }) => {
  await open(page, '/our-work');
  const width = async (name: string) => (await card(page, name).boundingBox())?.width ?? 0;
  for (const [screen, factor] of [
    [375, 1.05],
    [768, 1.35],
    [1440, 1.35],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 });
    const medium = (await width('Bellabeat')) * factor;
    for (const name of ['TrillerFest', 'Damon Motorcycles']) expect(await width(name)).toBeGreaterThan(medium);
  }
  await expect(page.getByRole('link', { name: 'Explore', exact: true })).toHaveCount(7);
  const explore = card(page, 'Myle Tap').getByRole('link', { name: 'Explore', exact: true });
  await expect(explore).toHaveAccessibleDescription('Myle Tap');
  await explore.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Myle Tap' })).toBeFocused();
});

test('the pictures begin on the first screen, below one line of filters that scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/our-work');
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toBeVisible();
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect((await box(card(page, 'TrillerFest').locator('picture, img').first())).y).toBeLessThanOrEqual(420);
  const filters = page.getByRole('navigation', { name: 'Filter the work' });
  const middles = await Promise.all(
    [
      filters.getByRole('link', { name: /^All/ }),
      filters.getByText('Industry', { exact: true }),
      page.getByText('7 projects'),
      page.getByRole('button', { name: 'Unmute videos' }),
    ].map(async (part) => {
      const { y, height } = await box(part);
      return y + height / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  const links = filters.getByRole('link');
  expect(await links.count()).toBeLessThanOrEqual(12);
});
