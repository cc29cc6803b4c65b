import type { Page } from '@playwright/test';
import { bought, redeemed } from '../../tests/support/entries';
import { admin, customer, expect, seed, test } from '../fixtures';
import { open, pressAndCloseCalendar } from '../support/page';

/** Whoever works by keyboard is somewhere on the page, and not thrown back to its start. */
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
  await page.evaluate(
    (history) => localStorage.setItem('creditHistory', history),
    `[{"id":5},${JSON.stringify(redeemed('r1', '02', { status: 'pending' }))}]`,
  );
  await open(page, '/history');
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  await pressByKeyboard(page, 'Dismiss');
  await pressAndCloseCalendar(page.getByRole('row').getByRole('button', { name: 'Start' }));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectFocusOnPage(page, 'Start');
});

test('so do the buttons of the admin page', async ({ page }) => {
  const submissions = Array.from({ length: 101 }, (_, index) => ({
    id: `request-${index}`,
    kind: 'trial',
    date: '2026-11-02T08:00:00.000Z',
    answers: { fullName: `Person ${index}` },
  }));
  await seed(
    page,
    admin({
      submissions: JSON.stringify(submissions),
      'creditHistory_ben@example.com': JSON.stringify([redeemed('b2', '05'), bought('b1', '04')]),
    }),
  );
  await open(page, '/admin?q=ben');
  await pressByKeyboard(page, 'Clear filters');
  await expect(page.getByRole('button', { name: /^All Orders/ })).toBeFocused();
  await pressByKeyboard(page, 'Mark completed');
  await expect(page.getByRole('button', { name: 'Mark completed' })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('link', { name: 'Requests (101)' }).click();
  await pressByKeyboard(page, /^Show 1 more/);
  await expect(page.getByRole('button', { name: /^Free trial.*(Person 100|Person 0)/ }).last()).toBeFocused();
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

test('a toast closed by keyboard gives the focus back', async ({ page }) => {
  await open(page, '/onboarding');
  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('F8');
  await expect(summary).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
});

test('the stepper’s buttons hand the focus to the quantity at both ends, where they are disabled', async ({ page }) => {
  await seed(page, customer());
  await open(page, '/purchase-credits');
  const quantity = page.getByLabel('Quantity');
  await page.getByText('500 credits').click();
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Decrease' }).press('Enter');
  await expect(quantity).toBeFocused();
  await quantity.fill('999999');
  await page.getByRole('button', { name: 'Increase' }).press('Enter');
  await expect(quantity).toBeFocused();
});
