import { expect, hydrated, open, type Page, test } from '../../fixtures';
import { fillStep, next, stepTitle } from '../../support/brief';
import { phone } from '../../support/forms';

/** Wholly in view, without a press and without scrolling. */
const expectInView = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true })).toBeInViewport({
    ratio: 1,
  });

test.describe('What have I chosen? On a phone', () => {
  test.use({ viewport: phone });

  test('after Sign up under a plan: 0 presses, on every step of the brief', async ({ page }) => {
    await open(page, '/');
    await page.locator('a[aria-describedby~=plan-starter]', { hasText: 'Sign up' }).click();
    for (const step of [1, 2]) {
      await expect(stepTitle(page, step)).toBeVisible();
      await expect(page).toHaveURL(step === 1 ? '/onboarding?plan=starter' : '/onboarding?plan=starter&step=2');
      await expectInView(page, 'Starter, $3,500 per month. You pay nothing here.');
      if (step === 2) break;
      await fillStep(page, step);
      await next(page).click();
    }
    await page.reload();
    await hydrated(page);
    await expectInView(page, 'Starter, $3,500 per month. You pay nothing here.');
  });

  test('after a service page’s sign-up: 0 presses', async ({ page }) => {
    await open(page, '/services');
    await page.getByRole('link', { name: 'Sign Up Now' }).click();
    await expect(page).toHaveURL('/signup?plan=enterprise');
    await expectInView(page, 'Enterprise Plan, $5,000 per month. You pay nothing here.');
  });
});
