import { redeemed } from '../../support/entries';
import { customer, expect, open, type Page, seed, stored, storedList, test } from '../fixtures';

test.use({ waits: 'specified' });

const start = new Date('2026-11-21T12:00:00Z');
const ready = customer({ userCredits: '1000', hasPaymentMethod: 'true' });

/** Presses a button ten times within one task of the page, as no hand could. */
const hammer = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });

test('ten clicks buy once and redeem once', async ({ page }) => {
  await seed(page, ready);
  await open(page, '/purchase-credits');
  await page.getByText('100 credits', { exact: true }).click();
  await hammer(page, 'Purchase Credits (Demo)');
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page, 'userCredits')).toBe('1100');
  await open(page, '/redeem/revision');
  await hammer(page, 'Redeem Service');
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
  expect(await storedList(page, 'creditHistory')).toHaveLength(2);
  expect(await stored(page, 'userCredits')).toBe('1050');
  // Asked for again, the same address offers the service again.
  await open(page, '/redeem/revision');
  await expect(page.getByRole('button', { name: 'Redeem Service' })).toBeVisible();
});

test('ten clicks start once', async ({ page }) => {
  const creditHistory = JSON.stringify([redeemed('r1', '01', { status: 'pending' })]);
  await seed(page, { ...ready, creditHistory });
  await open(page, '/history');
  await page.evaluate(() => {
    Object.assign(window, {
      calendars: 0,
      open: () => Object.assign(window, { calendars: 1 + Reflect.get(window, 'calendars') }),
    });
  });
  await hammer(page, 'Start');
  await expect(page.getByText('Service started', { exact: true })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'calendars'))).toBe(1);
  expect(await storedList(page, 'emailNotifications')).toMatchObject([{ type: 'service_start' }]);
});

// Of a purchase: `tests/services/payments/payments-model.test.ts`.
test('a reload in the middle of a redemption leaves everything as it was', async ({ page }) => {
  await seed(page, ready);
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
  await open(page, '/redeem/revision');
  await page.getByRole('button', { name: 'Redeem Service' }).click();
  await page.clock.runFor(1400);
  await page.reload();
  await page.clock.runFor(10_000);
  expect([await stored(page, 'userCredits'), await storedList(page, 'creditHistory')]).toEqual(['1000', []]);
});
