/** The next step at the end of long pages. */
import { expect, test } from '../fixtures';

for (const address of ['/our-work', '/capabilities/cloud', '/industries/banking', '/services/branding', '/'])
  test(`${address} ends with a next step`, async ({ page }) => {
    await page.goto(address);
    const last = page.getByRole('main').getByRole('region').last();
    await expect(last.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/contact');
    await last.getByRole('link', { name: 'View pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });
