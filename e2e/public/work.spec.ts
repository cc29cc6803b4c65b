import { expect, open, type Page, test } from '../fixtures';

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
  await page.getByRole('button', { name: 'Unmute videos' }).click();
  await expect(page.getByRole('button', { name: 'Mute videos' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'These films are silent.' })).toBeVisible();
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
