import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';
import { accept, answers, stored, submit } from '../support/trial-order';

const fillIn = async (page: Page) => {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value);
  await accept(page);
};

const firstCharge = (page: Page) => page.getByRole('region', { name: 'Order summary' }).getByRole('time');

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a page that is open at midnight shows the new date', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T23:50:00-05:00') });
    await open(page, '/subscribe');
    await expect(firstCharge(page)).toHaveText('November 30, 2026');
    await page.clock.fastForward('20:00');
    await expect(firstCharge(page)).toHaveText('December 1, 2026');
    await expect(page.getByRole('time').nth(0)).toHaveText('November 24, 2026');
  });

  test('the date that is shown is the date that is stored, also if nothing has updated the page since midnight', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-23T23:50:00-05:00') });
    await open(page, '/subscribe');
    await fillIn(page);
    await page.clock.setSystemTime(new Date('2026-11-24T00:10:00-05:00'));
    await expect(firstCharge(page)).toHaveText('November 30, 2026');
    await submit(page).click();
    await expect(page).toHaveURL(/\/onboarding/);
    const end = new Date((await stored(page)).local.trialEndDate ?? '');
    expect(end.toLocaleDateString('en-US', { timeZone: 'America/New_York', dateStyle: 'long' })).toBe(
      'November 30, 2026',
    );
  });

  test('a trial that begins before daylight saving time ends has seven days, and a page left open counts them', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-10-31T10:00:00-04:00') });
    await seed(page, customer({ trialUsed: 'true', trialEndDate: '2026-11-07T15:00:00.000Z' }));
    await open(page, '/dashboard');
    await expect(page.getByText('7 days left')).toBeVisible();
    await page.clock.fastForward('24:00:00');
    await expect(page.getByText('6 days left')).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-11-07T09:59:00-05:00'));
    await page.reload();
    await expect(page.getByText('1 day left')).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-11-07T10:00:00-05:00'));
    await page.reload();
    await expect(page.getByText('Trial ended Nov 7')).toBeVisible();
  });
});
