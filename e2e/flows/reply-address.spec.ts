import type { Page } from '@playwright/test';
import { admin, customer, expect, seed, test } from '../fixtures';
import { fillStep, open as openBrief, reach, submit } from '../support/brief';
import { open, refuseWrites, storedList } from '../support/page';

type Kept = { replyTo?: string; owner?: string };

const sendBrief = async (page: Page) => {
  await openBrief(page);
  await reach(page, 4);
  await fillStep(page, 4);
  await submit(page).click();
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
};
const field = (page: Page) => page.getByLabel('Where do we reach you?');
const save = (page: Page) => page.getByRole('button', { name: 'Save address' });
const known = (page: Page) => page.getByText('Our answer goes to', { exact: false });
const replies = async (page: Page) => (await storedList<Kept>(page, 'submissions')).map(({ replyTo }) => replyTo);

test('a brief of somebody unknown asks for one address, by keyboard, which can be corrected', async ({ page }) => {
  await sendBrief(page);
  await save(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Enter your email address/);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('ada@');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/like name@example\.com/);
  expect(await replies(page)).toEqual([undefined]);
  await field(page).fill('Ada@exmaple.com');
  await page.keyboard.press('Enter');
  await expect(known(page)).toHaveText('Our answer goes to ada@exmaple.com');
  await expect(known(page)).toBeFocused();
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('ada@exmaple.com');
  await field(page).fill('ada@example.com');
  await save(page).click();
  await expect(known(page)).toHaveText('Our answer goes to ada@example.com');
  await page.reload();
  await expect(known(page)).toHaveText('Our answer goes to ada@example.com');
  expect(await replies(page)).toEqual(['ada@example.com']);
});

test('the address is listed with the request, for its customer and for an admin', async ({ page }) => {
  await sendBrief(page);
  await field(page).fill('ada@example.com');
  await save(page).click();
  await expect(known(page)).toBeVisible();
  for (const [session, address] of [
    [admin(), '/admin?tab=requests'],
    [customer(), '/requests'],
  ] as const) {
    await page.evaluate((entries) => Object.assign(localStorage, entries), session);
    await open(page, address);
    await page.getByRole('button', { name: /^Project brief/ }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'ada@example.com' })).toBeVisible();
    await expect(page.getByText('Where do we reach you?')).toBeVisible();
  }
});

test('a refused write says so, and what was typed stays', async ({ page }) => {
  await sendBrief(page);
  await field(page).fill('ada@example.com');
  await refuseWrites(page);
  await save(page).click();
  await expect(save(page)).toHaveAccessibleDescription(/storage|space|stored|full/i);
  await expect(field(page)).toHaveValue('ada@example.com');
});

test('a customer’s brief asks nothing and names their address', async ({ page }) => {
  await seed(page, customer());
  await sendBrief(page);
  await expect(known(page)).toHaveText('Our answer goes to ada@example.com');
  await expect(field(page)).toHaveCount(0);
});

test('without a submission in this tab the page asks nothing', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('onboardingComplete', 'true'));
  await open(page, '/onboarding-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(field(page)).toHaveCount(0);
  await expect(known(page)).toHaveCount(0);
});
