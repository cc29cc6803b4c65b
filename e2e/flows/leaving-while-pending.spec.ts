import { customer, expect, expectToast, type Page, seed, storedList, test, toast } from '../fixtures';
import * as checkout from '../support/checkout';
import { expectAccessible, fill, submissionsOf } from '../support/forms';
import * as instantSite from '../support/instant-site';
import * as trial from '../support/trial-order';

test.use({ waits: 'specified' });

const stop = async (page: Page, at: string) => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await page.goto(at);
  await expect(page.locator('form').first()).toBeVisible();
  await page.clock.pauseAt(new Date('2026-03-01T11:00:00Z'));
};

const leave = async (page: Page, time = 10_000) => {
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).first().click();
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/pric/i);
  await page.clock.runFor(time);
};

/** Waits until the order is done. That nothing follows can only be seen by waiting for it: a page of this build is there in far less. */
const expectDoneAndStayed = async (page: Page, isDone: () => Promise<boolean>) => {
  await page.clock.resume();
  await expect.poll(isDone).toBe(true);
  const pulledAway = page.waitForURL((url) => url.pathname !== '/pricing', { timeout: 700, waitUntil: 'commit' });
  await expect(pulledAway).rejects.toThrow('Timeout');
  // Nor is it done twice.
  expect(await isDone()).toBe(true);
};

const hasOneSubmission = async (page: Page) => (await submissionsOf(page)).length === 1;

test.describe('who leaves while an order is under way stays where they went, and the order is done', () => {
  test('trial', async ({ page }) => {
    await trial.open(page);
    await fill(page, trial.answers);
    await trial.accept(page);
    await trial.submit(page).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    // Its toast is still there.
    await leave(page, 3000);
    await expectDoneAndStayed(page, () => page.evaluate(() => localStorage.getItem('trialUsed') === 'true'));
    expect(Object.keys((await trial.stored(page)).session).filter((name) => name.startsWith('draft:'))).toEqual([]);
    await expectToast(page, 'Free trial started!');
    await expect(toast(page).getByRole('link')).toHaveAttribute('href', '/onboarding');
    // The page of the trial offers the brief, too, and leads nowhere by itself.
    await page.goBack();
    const started = page.getByRole('main').getByRole('status').filter({ hasText: 'Free trial started!' });
    await expect(started).toBeVisible();
    await expect(page.getByText('Already Subscribed')).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/subscribe');
    await started.getByRole('link', { name: 'Continue to your brief' }).click();
    await expect(page).toHaveURL('/onboarding');
  });

  test('checkout', async ({ page }) => {
    await checkout.open(page, 'agency');
    await fill(page, { ...checkout.contact, ...checkout.card });
    await checkout.payNow(page).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await leave(page);
    await expectDoneAndStayed(page, () => hasOneSubmission(page));
    await page.goBack();
    await expectToast(page, 'Payment completeYou paid $5,000: Agency Service.');
    await expect(page.getByRole('region', { name: 'Agency Service is paid' })).toContainText('$5,000 on Mar 1');
    // Under a pointer it stays.
    await toast(page).hover();
    await expectAccessible(page, 'paid elsewhere');
    await toast(page).getByRole('link', { name: 'See what happens next' }).click();
    await expect(page).toHaveURL('/onboarding-success');
    await expect(toast(page)).toHaveCount(0);
  });

  test('Instant Site', async ({ page }) => {
    await instantSite.open(page);
    await fill(page, instantSite.required);
    await instantSite.toPayment(page);
    await fill(page, instantSite.card);
    await instantSite.complete(page, 'Complete Order - $650').click();
    await expect(instantSite.complete(page, 'Processing...')).toBeVisible();
    await leave(page);
    await expectDoneAndStayed(page, () => hasOneSubmission(page));
    await page.goBack();
    await expectToast(page, 'Order completed successfully!');
    await expect(toast(page)).not.toContainText('Redirecting');
    await expect(toast(page).getByRole('link')).toHaveAttribute('href', '/instant-site-success');
  });

  for (const [what, at, press, toastText] of [
    ['purchase', '/purchase-credits', 'Purchase Credits (Demo)', 'Credits added'],
    ['redemption', '/redeem/revision', 'Redeem Service', 'Service Redeemed!'],
  ] as const)
    test(what, async ({ page }) => {
      await seed(page, customer({ userCredits: '100', hasPaymentMethod: 'true' }));
      await stop(page, at);
      if (what === 'purchase') await page.getByText('100 credits', { exact: true }).click();
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      await leave(page);
      await expectDoneAndStayed(page, async () => (await storedList(page, 'creditHistory')).length === 1);
      expect(await storedList(page, 'creditHistory')).toMatchObject([{ type: what }]);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expectToast(page, toastText);
    });
});
