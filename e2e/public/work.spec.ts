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

test('a film plays under the pointer and with the focus, the button pauses, and the film off screen stops', async ({
  page,
}) => {
  await open(page, '/our-work');
  const bellabeat = card(page, 'Bellabeat').locator('video');
  await expect(bellabeat).toHaveCount(0);
  await card(page, 'Bellabeat').hover();
  await expect(bellabeat).toHaveAttribute('data-state', 'playing');
  expect(await bellabeat.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.mouse.move(0, 0);
  await expect(bellabeat).toHaveAttribute('data-state', 'paused');
  const first = card(page, 'TrillerFest');
  const button = first.getByRole('button');
  await button.focus();
  await expect(first.locator('video')).toHaveAttribute('data-state', 'playing');
  await expect(button).toHaveAccessibleName('Pause the TrillerFest video');
  await page.keyboard.press('Enter');
  await expect(first.locator('video')).toHaveAttribute('data-state', 'paused');
  await page.keyboard.press('Enter');
  await expect(first.locator('video')).toHaveAttribute('data-state', 'playing');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(first.locator('video')).toHaveAttribute('data-state', 'paused');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap on its button plays a film, the next one pauses it', async ({ page }) => {
    await open(page, '/our-work');
    const first = card(page, 'TrillerFest');
    await first.getByRole('button').tap();
    await expect(first.locator('video')).toHaveAttribute('data-state', 'playing');
    await expect(first.getByRole('button')).toHaveAccessibleName('Pause the TrillerFest video');
    await first.getByRole('button').tap();
    await expect(first.locator('video')).toHaveAttribute('data-state', 'paused');
  });
});

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
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/our-work');
  const width = async (name: string) => (await card(page, name).boundingBox())?.width ?? 0;
  const medium = await width('Bellabeat');
  for (const name of ['TrillerFest', 'Damon Motorcycles']) expect(await width(name)).toBeGreaterThan(medium * 1.35);
  await expect(page.getByRole('link', { name: 'Explore', exact: true })).toHaveCount(7);
  const explore = card(page, 'Myle Tap').getByRole('link', { name: 'Explore', exact: true });
  await expect(explore).toHaveAccessibleDescription('Myle Tap');
  await explore.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Myle Tap' })).toBeFocused();
});
