import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

/** Notes whatever live regions come to say from here on, and those that bring their words along. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role=status], [aria-live]')?.textContent;
        if (text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const heard = (page: Page) => page.evaluate(() => (window as typeof window & { heard: string[] }).heard.join('\n'));

test('a toast closed by keyboard gives the focus back', async ({ page }) => {
  await open(page, '/onboarding');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Company name')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByLabel('Company name')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Company name')).toBeFocused();
});

test('the quantity keeps the focus at both ends, and the first choice of a pack is told', async ({ page }) => {
  await seed(page, customer());
  await open(page, '/purchase-credits');
  await listen(page);
  await page.getByText('500 credits').click();
  await expect.poll(() => heard(page)).toContain('Total$450');
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Decrease' }).press('Enter');
  await expect(page.getByLabel('Quantity')).toBeFocused();
  await page.getByLabel('Quantity').fill('999999');
  await page.getByRole('button', { name: 'Increase' }).press('Enter');
  await expect(page.getByLabel('Quantity')).toBeFocused();
});

test('a form that lacks something is not said to be under way', async ({ page }) => {
  await open(page, '/login');
  await listen(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a password');
  expect(await heard(page)).not.toContain('One moment');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => heard(page)).toContain('One moment');
});
