import { bought, redeemed } from '../../tests/support/entries';
import { customer, everythingStored, expect, seed, test } from '../fixtures';
import { open, pressAndCloseCalendar, sidewaysScroll, stored, storedList } from '../support/page';
import { secretsIn, textsOfCard } from '../support/secrets';

test('a customer signs up, adds a card, buys, redeems, starts and sees it all in the history', async ({ page }) => {
  await open(page, '/signup');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Insufficient Credits' })).toHaveCount(6);

  await page.getByRole('link', { name: 'Purchase Credits' }).click();
  await expect(page.getByRole('button', { name: 'Purchase Credits (Demo)' })).toBeDisabled();
  await page.getByText('500 credits').click();
  await page.getByLabel('Quantity').fill('2');
  await expect(page.getByText('$900')).toBeVisible();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();

  await expect(page).toHaveURL(/add-payment-method/);
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await expect(page.getByRole('button', { name: 'Adding card...' })).toBeVisible();

  await expect(page).toHaveURL(/purchase-credits/);
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByText('1,000', { exact: true })).toBeVisible();

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Logo Design' })
    .getByRole('link', { name: 'Redeem Service' })
    .click();
  await expect(page.getByText('3 initial concepts')).toBeVisible();
  await expect(page.getByText('Credits after').locator('..')).toContainText('800');
  await page.getByRole('button', { name: 'Redeem Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Redeemed!' })).toBeFocused();
  await expect(page.getByText('does not start automatically')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Redeemed!' })).toBeVisible();
  expect(await storedList(page, 'creditHistory')).toHaveLength(2);

  await pressAndCloseCalendar(page.getByRole('button', { name: 'Start Assignment' }));
  await expect(page.getByText('Started. Pick your time in the calendar.')).toBeVisible();
  expect((await storedList(page, 'emailNotifications')).map(({ type }) => type)).toEqual([
    'signup',
    'purchase',
    'redemption',
    'service_start',
  ]);

  await page.getByRole('link', { name: 'Transaction History' }).click();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText(/Redeemed Logo Design.*Active.*-200.*800/);
  await expect(rows.nth(3)).toContainText(/Purchased 1000 credits.*Completed.*\+1,000.*\$900.*1,000/);
});

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

test('what a script wrote into this tab’s storage is there on the next page', async ({ page }) => {
  await seed(page, customer({ userCredits: '50' }));
  await open(page, '/dashboard');
  await expect(page.getByText('50', { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('userCredits', '730'));
  await page.getByRole('link', { name: 'Transaction History' }).click();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('730', { exact: true })).toBeVisible();
});

test('an empty history says so and links to the buying page', async ({ page }) => {
  await seed(page, customer());
  await open(page, '/history');
  await expect(page.getByRole('heading', { name: 'No transactions found' })).toBeVisible();
  await page.getByRole('link', { name: 'Purchase Credits' }).click();
  await expect(page).toHaveURL(/purchase-credits/);
});

test('too few credits: says how many are missing, and the button is disabled', async ({ page }) => {
  await seed(page, customer({ userCredits: '120' }));
  await open(page, '/redeem/custom-artwork');
  await expect(page.getByText('You need 30 more credits to redeem this service.')).toBeVisible();
  await expect(page.getByText('Credits after').locator('..')).toContainText('Insufficient');
  await expect(page.getByRole('button', { name: 'Redeem Service' })).toBeDisabled();
});

// What any text means is tested without a browser.
test('the stepper takes anything and means a whole number', async ({ page }) => {
  await seed(page, customer());
  await open(page, '/purchase-credits');
  await page.getByText('100 credits', { exact: true }).click();
  const quantity = page.getByLabel('Quantity');
  for (const [typed, meant] of [
    ['abc', '1'],
    ['1,000', '1000'],
    ['99999999', '1000000'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(meant);
  }
  await expect(page.getByText('The most in one order is 1,000,000.')).toBeVisible();
  await quantity.fill('3');
  await quantity.hover();
  await page.mouse.wheel(0, 50);
  await expect(quantity).toHaveValue('3');
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Decrease' }).click();
  await expect(quantity).toHaveValue('4');
  await expect(page.getByText('$400')).toBeVisible();
});

test('a long name in one word makes no account page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const userName = 'maximiliane.mustermann-von-und-zu-hohenstein';
  await seed(page, customer({ userName, userCredits: '100', creditHistory: JSON.stringify([bought('b1', '04')]) }));
  for (const address of ['/dashboard', '/receipt?entry=b1']) {
    await open(page, address);
    await expect(page.getByRole('main')).toContainText(userName);
    expect(await sidewaysScroll(page), address).toBe(0);
  }
});

test('history stands in groups by month, newest first and oldest first', async ({ page }) => {
  const history = [bought('c', '03'), bought('b', '02'), { ...bought('a', '01'), date: '2025-11-30T10:00:00.000Z' }];
  await seed(page, customer({ userCredits: '300', creditHistory: JSON.stringify(history) }));
  await open(page, '/history');
  const months = page.getByRole('rowheader');
  const groups = () =>
    page
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelector('th')?.textContent ?? 'order'));
  await expect(months).toHaveText(['November 2026', 'November 2025']);
  expect(await groups()).toEqual(['November 2026', 'order', 'order', 'November 2025', 'order']);
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(months).toHaveText(['November 2025', 'November 2026']);
  expect(await groups()).toEqual(['November 2025', 'order', 'November 2026', 'order', 'order']);
});
