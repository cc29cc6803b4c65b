import { expectNoViolations } from '../../support/axe';
import { expect, test } from '../fixtures';
import { card, contact, open as openCheckout, payNow } from '../support/checkout';
import { field, fill } from '../support/forms';

test('after a checkout the page has the order, and the next forms begin with it', async ({ page, context }) => {
  await openCheckout(page, 'agency');
  await fill(page, { ...contact, ...card });
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText(/Agency Service.*\$5,000\.00.*Reference.*Next charge.*April 1, 2026/);
  await expectNoViolations(page, 'the page after a checkout');
  await page.reload();
  await order.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article')).toContainText(/Ada Lovelace.*Agency Service/);
  await page.goBack();
  await order.getByRole('link', { name: 'Create an account with this address' }).click();
  await expect(field(page, 'Email')).toHaveValue(contact.Email);

  await page.goto('/subscribe');
  await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace');
  await expect(field(page, 'ZIP code')).toHaveValue(contact['ZIP code']);
  await expect(field(page, 'Card number')).toHaveValue('');
  await page.goto('/instant-site-form');
  await expect(field(page, 'Email')).toHaveValue(contact.Email);
  await expect(page.getByText('Draft saved in this tab.'), 'what is known is no draft').toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/instant-site-form');
  await expect(field(other, 'Email')).toBeEnabled();
  await expect(field(other, 'Email')).toHaveValue('');
});
