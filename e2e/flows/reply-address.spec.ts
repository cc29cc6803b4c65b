import { admin, customer, expect, test } from '../fixtures';
import { fillStep, open as openBrief, reach, submit } from '../support/brief';
import { open } from '../support/page';

test('the address that a brief of somebody unknown is answered to is kept, and listed with it for its customer and an admin', async ({
  page,
}) => {
  await openBrief(page);
  await reach(page, 4);
  await fillStep(page, 4);
  await submit(page).click();
  await expect(page).toHaveURL('/onboarding-success');
  const known = page.getByText('Our answer goes to', { exact: false });
  await page.getByLabel('Where do we reach you?').fill('ada@example.com');
  await page.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(known).toHaveText('Our answer goes to ada@example.com');
  await expect(known).toBeFocused();
  await page.reload();
  await expect(known).toHaveText('Our answer goes to ada@example.com');
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
