import { expect, test } from '../../fixtures';
import { open } from '../../support/page';

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('What do credit packs cost? No press on /pricing, signed out', async ({ page }) => {
      await open(page, '/pricing');
      await expect(page.getByText('100 for $100, 500 for $450, 2,000 for $1,500')).toBeInViewport({ ratio: 1 });
    });

    test('See credit packs leads who is not signed in to the packs of the table', async ({ page }) => {
      await open(page, '/pricing');
      await page.getByRole('main').getByRole('link', { name: 'See credit packs' }).click();
      await expect(page).toHaveURL('/pricing#credit-packs');
      await expect(page.getByRole('rowheader', { name: /^Professional pack/ })).toBeInViewport();
    });
  });
