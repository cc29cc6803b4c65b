import { identity } from '../../brand.config';
import { expect, openWithoutScripts, test } from '../fixtures';

// That nothing moves meanwhile: `e2e/rendering/layout-shift.spec.ts`.
test('both buttons of the hero are in view and stay in place, from the first paint on', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const main = page.getByRole('main');
  const names = ['Schedule a Consultation', 'Explore Services'];
  const buttons = names.map((name) => main.getByRole('link', { name }).first());
  const paragraph = main.getByText(`${identity.name} is a creative and engineering agency.`);
  await page.evaluate(() => document.fonts.ready);
  const boxesAt = async ([width, height]: readonly [number, number]) => {
    await page.setViewportSize({ width, height });
    for (const button of buttons) await expect(button, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    return Promise.all([...buttons, paragraph].map((each) => each.boundingBox()));
  };
  const sizes = [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1600, 900],
    [1920, 1080],
    [768, 1024],
    [375, 812],
  ] as const;
  const first = [];
  for (const size of sizes) first.push(await boxesAt(size));
  release();
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toBeVisible();
  const hydrated = [];
  for (const size of sizes) hydrated.push(await boxesAt(size));
  expect(hydrated).toEqual(first);
  // Directly under the paragraph.
  for (const [button, , words] of first)
    expect((button?.y ?? 999) - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThanOrEqual(48);
});
