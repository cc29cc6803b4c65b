import { bought, sent } from '../../../support/entries';
import { customer, expect, expectRow, open, row, seed, test } from '../../fixtures';

const by = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };
const started = new Date(2026, 0, 31, 10).toISOString();
const site = { email: by.email, businessName: 'Northwind Chocolate', payment: { testMode: false }, totalAmount: 650 };
const submissions = [
  sent('checkout', { ...by, plan: 'agency', totalAmount: 5000 }, { id: 'plan', date: started }),
  sent('instant-site', site, { date: started }),
];

test('What did I pay, when do I pay again, where is the receipt? One press, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.setFixedTime(new Date(2026, 1, 3, 10));
  await seed(
    page,
    customer({
      userCredits: '500',
      creditHistory: JSON.stringify([bought('credits', '01', { credits: 500, amount: 450 })]),
      submissions: JSON.stringify(submissions),
    }),
  );
  const account = page.getByRole('navigation', { name: 'Account' });
  await test.step('a plan', async () => {
    await open(page, '/dashboard');
    const inProgress = page.getByRole('region', { name: 'In progress' });
    await expectRow(inProgress, { Agency: 'Feb 28' });
    await row(inProgress, 'Agency').getByRole('link', { name: 'Receipt' }).click();
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText(/January 31, 2026 to February 27, 2026.*Agency Service.*Total paid\$5,000\.00/);
    await expect(receipt.getByText('$5,000.00').last()).toBeVisible();
  });
  await test.step('credits', async () => {
    await account.getByRole('link', { name: 'History' }).click();
    await expectRow(page.getByRole('table'), { $450: 'Receipt' });
  });
  await test.step('an Instant Site', async () => {
    await account.getByRole('link', { name: 'Projects' }).click();
    await row(page.getByRole('main'), '$650.00').getByRole('link', { name: 'Instant Site' }).click();
    await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
  });
});
