import { bought, redeemed } from '../../tests/support/entries';
import { customer, everythingStored, expect, seed, test } from '../fixtures';
import { open, stored } from '../support/page';
import { secretsIn, textsOfCard } from '../support/secrets';

test('keyboard alone carries a customer from sign-up to the redeemed service', async ({ page }) => {
  await seed(page, { hasPaymentMethod: 'false' });
  await open(page, '/signup');
  const press = async (
    name: string | RegExp,
    role: 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' = 'button',
  ) => {
    const target = page.getByRole(role, { name });
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await press('Full name', 'textbox');
  await page.keyboard.type('Ada');
  await press('Email', 'textbox');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('long enough');
  await press('Add Card');
  await page.keyboard.press('Enter');
  await press('Card number', 'textbox');
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await press(/I agree/, 'checkbox');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeFocused();
  await press('Purchase Credits', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Purchase Credits' })).toBeFocused();
  await press(/Starter/, 'radio');
  await page.keyboard.press('Space');
  await press('Purchase Credits (Demo)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeFocused();
  await press('Redeem Service', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Revision' })).toBeFocused();
  await press('Redeem Service');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Service Redeemed!' })).toBeFocused();
});

test('no password and no card detail is found anywhere afterwards', async ({ page, allowConsole }) => {
  const card = { number: '5105105105105100', expiry: '1139', code: '0987' };
  const secrets = [...textsOfCard(card), '5105', 'hunter2-hunter2'];
  allowConsole.push('');
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const search = async () =>
    expect(secretsIn(`${await everythingStored(page)}\n${lines.join('\n')}`, secrets)).toEqual([]);
  await open(page, '/signup');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByRole('button', { name: 'Add Card' }).click();
  await page.getByLabel('Card number').fill(card.number);
  await page.getByLabel('Expiry MM/YY').fill(card.expiry);
  await page.getByLabel('CVC').fill(card.code);
  await search();
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/dashboard/);
  expect(await stored(page, 'hasPaymentMethod')).toBe('true');
  await search();
  await page.goto('/add-payment-method');
  await expect(page.locator('main form label')).toHaveText(['Card number', 'Expiry MM/YY', 'CVC', 'Name on card']);
  await page.getByLabel('Card number').fill(card.number);
  await page.getByLabel('Expiry MM/YY').fill(card.expiry);
  await page.getByLabel('CVC').fill(card.code);
  await page.getByLabel('Name on card').fill('Ada');
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await expect(page).toHaveURL(/purchase-credits/);
  await search();
});

test('the history filters, sorts, keeps both in the address and prints a receipt', async ({ page }) => {
  const purchase = bought('p1', '01');
  const redemption = redeemed('r1', '02', {
    service: 'New Page',
    description: 'Redeemed New Page',
    date: '2026-11-02T15:30:00.000Z',
    status: 'pending',
  });
  await seed(page, customer({ userCredits: '50', creditHistory: JSON.stringify([redemption, purchase]) }));
  await open(page, '/history');
  await expect(page.getByText('Total Purchased').locator('..')).toContainText('100');
  await expect(page.getByText('Total Redeemed').locator('..')).toContainText('50');
  await expect(page.getByText('Total Spent').locator('..')).toContainText('$100');
  await expect(page.getByRole('row').nth(2)).toContainText('Nov 2, 2026');
  await expect(page.getByRole('row').nth(2).locator('time')).toHaveAttribute('datetime', '2026-11-02T15:30:00.000Z');
  await expect(page.getByRole('row').nth(2).getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('row').nth(3).getByRole('cell')).toHaveText([
    'Purchased 100 credits',
    'Completed',
    'Nov 1, 2026, 10:00 AM',
    '+100',
    '$100',
    '100',
    'Receipt for Purchased 100 credits',
  ]);
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(2)).toContainText('Purchased 100 credits');
  await page.getByRole('button', { name: 'Redemptions' }).click();
  await expect(page).toHaveURL(/type=redemption/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Redemptions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Purchases' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('p1', { exact: true })).toBeVisible();
  await expect(page.getByText('$100.00')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('what a script wrote into this tab’s storage is there on the next page, also when it is empty', async ({
  page,
}) => {
  await seed(page, customer({ userCredits: '50' }));
  await open(page, '/dashboard');
  await expect(page.getByText('50', { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('userCredits', '730'));
  await page.getByRole('link', { name: 'Transaction History' }).click();
  await expect(page.getByRole('heading', { name: 'No transactions found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('730', { exact: true })).toBeVisible();
});
