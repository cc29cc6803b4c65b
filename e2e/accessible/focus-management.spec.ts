import { redeemed } from '../../support/entries';
import { admin, customer, expect, open, type Page, pressAndCloseCalendar, seed, test } from '../fixtures';

/** The keyboard focus stays where the visitor works, and does not go back to the start of the page. */
const expectFocusOnPage = (page: Page, what: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'nothing'), { message: what })
    .not.toMatch(/^(BODY|nothing)$/);

const pressByKeyboard = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().press('Enter');
  await expectFocusOnPage(page, String(name));
};

test('what disappears when it is pressed hands the focus on', async ({ page }) => {
  await seed(page, customer({ userCredits: '100', userName_x: 'x', emailNotifications: '{' }));
  await open(page, '/contact');
  await pressByKeyboard(page, 'Dismiss');
  await expect(page.getByRole('complementary', { name: 'Free trial' })).toHaveCount(0);
  const history = `[{"id":5},${JSON.stringify(redeemed('r1', '02', { status: 'pending' }))}]`;
  await page.evaluate((text) => localStorage.setItem('creditHistory', text), history);
  await open(page, '/history');
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  await pressByKeyboard(page, 'Dismiss');
  await pressAndCloseCalendar(page.getByRole('row').getByRole('button', { name: 'Start' }));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectFocusOnPage(page, 'Start');
});

test('loading and removing sample data', async ({ page }) => {
  await seed(page, admin());
  await open(page, '/admin');
  await pressByKeyboard(page, 'Load sample data');
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeVisible();
  await expectFocusOnPage(page, 'loaded');
  await pressByKeyboard(page, 'Remove sample data');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expectFocusOnPage(page, 'removed');
});
