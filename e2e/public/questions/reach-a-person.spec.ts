import { expect, open, type Page, test } from '../../fixtures';

/** One page of each kind: home, a long public page, a dark one, a form, a page of the account, an unknown address. */
const addresses = ['/', '/pricing', '/services/branding', '/subscribe', '/login', '/nowhere'];

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('How do I reach a person? On a phone, from any page: two presses', async ({ page, allowConsole }) => {
  allowConsole.push('/nowhere', '404');
  await page.setViewportSize({ width: 375, height: 812 });
  for (const address of addresses) {
    await open(page, address);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    // Both ways are in view without scrolling.
    const calendar = menu(page).getByRole('link', { name: 'Schedule a Consultation' });
    await expect(calendar, address).toBeInViewport({ ratio: 1 });
    await expect(calendar).toHaveAttribute('href', /^https:/);
    await menu(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page, address).toHaveURL('/contact');
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeInViewport();
  }
});
