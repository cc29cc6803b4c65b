import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { field } from './forms';

export { checkout as contact, checkoutCard as card } from '../../support/answers';

export const open = async (page: Page, plan?: string) => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await page.goto(plan === undefined ? '/payment' : `/payment?plan=${plan}`);
  await expect(field(page, 'Email')).toBeVisible();
  // From here on a test moves the clock.
  await page.clock.pauseAt(new Date('2026-03-01T11:00:00Z'));
};
export const payNow = (page: Page) => page.getByRole('button', { name: 'Pay now' });
