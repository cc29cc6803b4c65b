import { expect, sidewaysScroll, test } from '../fixtures';
import { open, payNow } from '../support/checkout';
import { applyCode, field } from '../support/forms';

test('what is paid stays in view with every field, which nothing covers, on phones and beside it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, 'agency');
  await page.clock.resume();
  await page.getByRole('link', { name: 'Order summary' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeInViewport();
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const label of ['Email', 'Card number', 'City', 'Discount code']) {
      await field(page, label).focus();
      // Below the header.
      const isInView = async () => {
        const figures = await page.getByText('$5,000', { exact: true }).all();
        const boxes = await Promise.all(figures.map((figure) => figure.boundingBox()));
        return boxes.some((box) => box && box.width > 0 && box.y >= 72 && box.y + box.height <= 740);
      };
      await expect.poll(isInView, `total in view at ${label}, ${width} px`).toBe(true);
    }
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
  await expect(page.getByRole('link', { name: 'Order summary' })).toHaveCount(0);
  await applyCode(page, 'SAVE20');
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await field(page, 'Name on card').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(payNow(page), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});
