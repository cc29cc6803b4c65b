/** What the tests of the free trial share. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

export const answers = {
  'Full name': 'Ada Lovelace',
  Email: 'ada@example.com',
  'Card number': '4000 0566 5566 5556',
  'Expiry date (MM/YY)': '11/39',
  CVV: '7391',
  Address: '12 St James’s Square',
  City: 'New York',
  State: 'NY',
  'ZIP code': '10001',
} as const;

/** Time stands still but for what the test lets pass. */
const stopClock = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-03-01T09:59:59Z') });
  await page.clock.pauseAt(new Date('2026-03-01T10:00:00Z'));
};
export const open = async (page: Page) => {
  await stopClock(page);
  await page.goto('/subscribe');
  // The date of the first charge is shown after hydration.
  await expect(page.getByRole('time').last()).toHaveText('March 8, 2026');
};
export const submit = (page: Page) => page.getByRole('button', { name: 'Start free trial' });
export const accept = (page: Page) => page.getByLabel('I accept the free trial agreement').check();
export const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
