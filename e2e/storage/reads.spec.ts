import { bought } from '../../support/entries';
import { customer, expect, open, type Page, seed, test } from '../fixtures';

declare global {
  interface Window {
    reads: number;
  }
}

const reads = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.reads);
};

// A read is a synchronous step of the browser, at worst into another process.
test('no page reads storage more often than it must, and no purchase', async ({ page }) => {
  const entries = Array.from({ length: 20 }, (_, index) => bought(`p${index}`, '01'));
  await seed(page, customer({ userCredits: '2000', creditHistory: JSON.stringify(entries), hasPaymentMethod: 'true' }));
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    window.reads = 0;
    Storage.prototype.getItem = function (name) {
      window.reads += 1;
      return getItem.call(this, name);
    };
  });
  for (const [address, most] of [
    ['/', 20],
    ['/dashboard', 65],
  ] as const) {
    await open(page, address);
    expect.soft(await reads(page), address).toBeLessThanOrEqual(most);
  }
  await open(page, '/purchase-credits');
  const before = await reads(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await page.waitForURL('/dashboard');
  await expect(page.getByText('2,100', { exact: true })).toBeVisible();
  expect((await reads(page)) - before, 'a purchase').toBeLessThanOrEqual(215);
});
