import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { field } from './forms';

export { instantSite as required, instantSiteCard as card } from '../../support/answers';

export const open = async (page: Page, address = '/instant-site-form') => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await page.goto(address);
  await expect(field(page, 'Full name')).toBeEnabled();
  // From here on a test moves the clock.
  await page.clock.pauseAt(new Date('2026-03-01T11:00:00Z'));
};
export const toPayment = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL('/instant-site-form?step=payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
};
export const complete = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const attach = (page: Page, label: RegExp, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(label).setInputFiles(files);
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

export const expectSuccess = async (page: Page) => {
  await expect(page).toHaveURL('/instant-site-success');
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeFocused();
  await expect(page.getByText('Order completed successfully!')).toBeVisible();
  await expect(page.getByText('Redirecting to schedule your design meeting...')).toBeVisible();
};
