import { customer, expect, open, seed, test } from '../../fixtures';

test('What do credit packs cost? No press on /pricing, on a phone and on a desktop', async ({ page }) => {
  for (const size of [
    { width: 375, height: 812 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await open(page, '/pricing');
    await expect(page.getByText('100 for $100, 500 for $450, 2,000 for $1,500')).toBeInViewport({ ratio: 1 });
  }
  // Where the search leads.
  await open(page, '/pricing#credit-packs');
  await expect(page.getByRole('rowheader', { name: /^Professional pack/ })).toBeInViewport();
});

// Where the links to it are: `tests/dist/prices.test.ts`.
test('What does each offer cost? One press, beside fields in a new tab', async ({ page, context }) => {
  await seed(page, customer());
  for (const address of ['/services/creative-design', '/payment?plan=agency', '/purchase-credits']) {
    await open(page, address);
    const hasFields = !address.startsWith('/services');
    const opened = hasFields ? context.waitForEvent('page') : Promise.resolve(page);
    await page.getByRole('main').getByRole('link', { name: 'Compare all prices' }).click();
    const table = await opened;
    await expect(table).toHaveURL('/pricing#all-prices');
    await expect(table.getByRole('heading', { name: 'All prices' })).toBeInViewport();
    if (hasFields) await table.close();
  }
});
