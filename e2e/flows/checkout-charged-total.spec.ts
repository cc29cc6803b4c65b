/** Nobody pays more, or more often, than they saw. */

import { expect, test } from '../fixtures';
import { card, contact, open, payNow } from '../support/checkout';
import { expectAccessible, field, fill, submissionsOf, total } from '../support/forms';

test.use({ waits: 'specified' });

test('a code that was typed and not applied is applied first, and nothing is charged in that press', async ({
  page,
}) => {
  await open(page, 'agency');
  await fill(page, { ...contact, ...card, 'Discount code': 'launch50' });
  await payNow(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 2; press += 1) button.click();
  });
  await expect(total(page)).toContainText('$2,500');
  await expect(page.getByRole('status').filter({ hasText: 'LAUNCH50 applied: 50% off. Total $2,500.' })).toContainText(
    'Nothing has been charged yet',
  );
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/payment?plan=agency');
  expect(await submissionsOf(page)).toEqual([]);
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  expect((await submissionsOf(page))[0]?.answers).toMatchObject({ discountCode: 'LAUNCH50', totalAmount: 2500 });
});

test('of two tabs that pay the same order at once, the second asks before it charges again', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, 'agency');
    await fill(tab, { ...contact, ...card });
  }
  // One clock for both tabs. Clicks of the page's own: a tab behind another one paints no frames for a mouse to wait for.
  for (const tab of [page, other]) {
    await payNow(tab).dispatchEvent('click');
    await expect(tab.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await page.clock.runFor(100);
  }
  await page.clock.runFor(1350);
  await expect(page).toHaveURL('/onboarding-success');
  await page.clock.runFor(200);
  await expect(payNow(other)).toHaveAccessibleDescription(
    /paid for this order in another tab.*Nothing was charged here/,
  );
  const notice = other.getByRole('region', { name: 'Agency Service is paid' });
  await expect(notice).toContainText('is paid: $5,000 on Mar 1, next charge Apr 1 (a demo: it is not charged).');
  expect(await submissionsOf(page)).toHaveLength(1);
  await notice.getByRole('link', { name: 'Write the brief' }).click();
  await expect(other).toHaveURL('/onboarding');
  await other.goBack();
  await expect(field(other, 'Email')).toHaveValue(contact.Email);
  await expectAccessible(other, 'paid in another tab');
});
