import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { openWithoutScripts } from '../support/page';

declare global {
  interface Window {
    moved: number;
  }
}

type Shift = PerformanceEntry & { value: number };

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [768, 1024],
  [375, 812],
] as const) {
  test(`both buttons of the hero are in view at ${width}×${height}, from the first paint on`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[]) window.moved += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await openWithoutScripts(page, '/');
    const main = page.getByRole('main');
    const consultation = main.getByRole('link', { name: 'Schedule a Consultation' }).first();
    const services = main.getByRole('link', { name: 'Explore Services' });
    await page.evaluate(() => document.fonts.ready);
    const first = [await consultation.boundingBox(), await services.boundingBox()];

    release();
    await expect(page.getByRole('complementary', { name: 'Free trial' })).toBeVisible();
    for (const button of [consultation, services]) await expect(button).toBeInViewport({ ratio: 1 });
    expect([await consultation.boundingBox(), await services.boundingBox()]).toEqual(first);
    expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(0.01);

    // Directly under the paragraph.
    const paragraph = await main.getByText(`${identity.name} is a creative and engineering agency.`).boundingBox();
    if (!paragraph || !first[0]) throw new Error('nothing is drawn');
    expect(first[0].y - paragraph.y - paragraph.height).toBeLessThanOrEqual(48);
  });
}
