import { customer, expect, seed, test } from '../fixtures';
import { open, sidewaysScroll } from '../support/page';

for (const { credits, amount } of [
  { credits: 1_000_000, amount: 750_000 },
  { credits: Number.MAX_SAFE_INTEGER, amount: 90_000_000_000_000 },
])
  test(`a balance of ${credits} fits a phone on every page`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const date = '2026-11-01T08:00:00.000Z';
    const description = `Purchased ${credits} credits`;
    const entry = { id: 'p1', type: 'purchase', credits, amount, description, date, status: 'completed' };
    const userCredits = String(credits);
    await seed(page, customer({ userCredits, hasPaymentMethod: 'true', creditHistory: JSON.stringify([entry]) }));
    for (const address of ['/dashboard', '/history', `/receipt?entry=p1&date=${date}`, '/redeem/revision']) {
      await open(page, address);
      // A receipt repeats the description of a purchase that fits no pack.
      const figure = page
        .getByText(new RegExp(`${credits.toLocaleString('en-US')}|${credits}`))
        .filter({ visible: true });
      await expect(figure.first(), address).toBeVisible();
      expect(await sidewaysScroll(page), address).toBe(0);
    }
  });

test('the largest order and the largest month fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await seed(page, customer({ hasPaymentMethod: 'true' }));
  await open(page, '/purchase-credits');
  await page.getByRole('radio', { name: /Enterprise/ }).check();
  await page.getByLabel('Quantity').fill('1000000');
  await expect(page.getByText('$1,500,000,000', { exact: true })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await open(page, '/pricing');
  for (const field of await page.getByRole('group', { name: 'Pieces per month' }).getByRole('spinbutton').all())
    await field.fill('1000000');
  await expect(page.getByRole('region', { name: 'Credits or a subscription?' })).toContainText('000,000');
  expect(await sidewaysScroll(page)).toBe(0);
});
