import { readFile } from 'node:fs/promises';
import { bought, sent } from '../../support/entries';
import { admin, customer, expect, type Locator, open, seed, stored, test } from '../fixtures';

const ada = { email: 'ada@example.com', fullName: 'Ada Lovelace' };
const plan = { email: ada.email, firstName: 'Ada', lastName: 'Lovelace', plan: 'agency', totalAmount: 4000 };
const order = sent('checkout', { ...plan, discountCode: 'SAVE20' }, { id: 'plan' });
const site = (payment: object, totalAmount: number) =>
  sent('instant-site', { ...ada, businessName: 'Engines', payment, totalAmount }, { id: 'site' });
const nav = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Account' });

test('an order reads like a document on its page, and old links to it lead there', async ({ page }) => {
  await seed(page, customer({ submissions: JSON.stringify([site({ testMode: true }, 0), order]) }));
  for (const former of ['/requests', '/history']) {
    await open(page, `${former}#request-site`);
    await expect(page).toHaveURL('/project?order=site');
  }
  await expect(page).toHaveTitle(/^Instant Site T-[A-Z]{6} \| /);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Contact', 'Business', 'Order']);
  await expect(page.getByRole('heading', { level: 2, name: 'First draft' })).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await expect(page.getByText('not answered')).toBeVisible();
  await expect(page.getByText('JSON')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download Instant Site/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Business name\nEngines');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('bdi', { hasText: 'Engines' }).first()).toBeVisible();
});

test('the account’s navigation lists its pages, marks the current one, and is in a phone’s menu', async ({ page }) => {
  await seed(page, admin({ submissions: JSON.stringify([order]) }));
  const own = ['Your own dashboard', 'Credits', 'History', 'Projects'];
  for (const [address, current] of [
    ['/dashboard', 'Your own dashboard'],
    ['/purchase-credits', 'Credits'],
    ['/add-payment-method', 'Credits'],
    ['/history', 'History'],
    ['/projects', 'Projects'],
    ['/project?order=plan', 'Projects'],
    ['/admin', 'Admin'],
  ] as const) {
    await open(page, address);
    const links = address === '/admin' ? ['Admin', 'Your own dashboard'] : ['Admin', ...own];
    await expect(nav(page).getByRole('link')).toHaveText(links);
    await expect(nav(page).locator('[aria-current]')).toHaveText([current]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  // Beside the links, however many rows these take.
  const top = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top);
  const logOut = nav(page).getByRole('button', { name: 'Log out' });
  expect(await top(logOut)).toBe(await top(nav(page).getByRole('link', { name: 'Admin' })));
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Admin', ...own])
    await expect(page.getByRole('dialog').getByRole('link', { name }).last()).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  await nav(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});

test('a receipt keeps what the customer wants on it with the account, and prints it', async ({ page }) => {
  const [submissions, creditHistory] = [[order], [bought('p1', '01')]].map((list) => JSON.stringify(list));
  await seed(page, customer({ submissions: submissions ?? '', creditHistory: creditHistory ?? '' }));
  await open(page, '/project?order=plan');
  await page.getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText(/Card.*Agency Service \$5,000\.00.*SAVE20-\$1,000\.00.*Total paid\$4,000\.00/);
  await expect(receipt).toContainText('Nov 1, 2026, 10:00 AM UTC');
  await page.getByLabel('Company').fill('Analytical Engines Ltd');
  await page.getByLabel('Tax number').fill('GB 123');
  await expect.poll(() => stored(page, 'billingDetails_ada@example.com')).toContain('GB 123');
  await open(page, '/receipt?entry=p1');
  await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines Ltd');
  await expect(receipt).toContainText(/Analytical Engines Ltd.*GB 123.*Starter pack, 100 credits/);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('GB 123')).toBeVisible();
  await expect(page.getByLabel('Company')).toBeHidden();
});

test('back from adding a card what waits is linked to the summary, which names the payment', async ({ page }) => {
  await seed(page, customer());
  await open(page, '/purchase-credits');
  await page.getByText('500 credits').click();
  await expect(page.getByText('You add a card in the next step.')).toBeVisible();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await expect(page.getByLabel('Name on card')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await expect(page.getByText('Card added.')).toBeInViewport();
  await page.getByRole('link', { name: 'Continue with your 500 credits' }).click();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toBeInViewport();
  await expect(summary).toContainText('Paid with the card you added');
  await summary.getByRole('link', { name: 'Use another' }).click();
  await expect(page).toHaveURL('/add-payment-method');
  await page.getByRole('link', { name: 'Back to Purchase Credits' }).click();
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
});

test('what a script wrote into this tab’s storage is there on the next page, also if it is empty', async ({ page }) => {
  await seed(page, customer({ userCredits: '50' }));
  await open(page, '/dashboard');
  await expect(page.getByText('50', { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('userCredits', '730'));
  await page.getByRole('link', { name: 'Transaction History' }).click();
  await expect(page.getByRole('heading', { name: 'No transactions found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('730', { exact: true })).toBeVisible();
});
