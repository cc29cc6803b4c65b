import { identity } from '../../brand.config';
import { redeemed, sent } from '../../support/entries';
import { admin, customer, expect, open, type Page, seed, stored, test } from '../fixtures';

const logIn = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Sign In' }).click();
};

const guarded: readonly (readonly [address: string, told: string, heading: string | RegExp, elsewhere?: string])[] = [
  ['/dashboard', 'Log in to see your dashboard', /^Welcome back/],
  ['/purchase-credits', 'Log in to buy credits', 'Purchase Credits'],
  ['/add-payment-method', 'Log in to add a payment method', 'Add Payment Method'],
  ['/redeem/revision', 'Log in to redeem credits', 'Revision'],
  ['/history', 'Log in to see your history', 'Transaction History'],
  ['/receipt', 'Log in to see your receipt', 'Transaction History', '/history'],
  ['/projects', 'Log in to see your projects', 'Projects'],
  ['/admin', 'Log in to open the admin dashboard', 'Admin Dashboard'],
  ['/demo/provider', 'Log in to finish your payment', 'Pay for your order'],
];

test('every guarded page sends a visitor to log in, which says what for, and shows nothing first', async ({ page }) => {
  await page.addInitScript(() => {
    // Everything the page ever shows, frame by frame.
    const seen: string[] = [];
    Object.assign(window, { seen });
    const wholePage = { childList: true, subtree: true };
    new MutationObserver(() => seen.push(document.body?.textContent ?? '')).observe(document, wholePage);
  });
  for (const [address, reason] of guarded) {
    const answer = await page.goto(address);
    expect(answer?.ok(), address).toBe(true);
    await expect(page, address).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Welcome Back');
    await expect(page.getByText(reason, { exact: true }), address).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
    expect(seen, address).not.toMatch(/Available credits|Total Revenue|Quantity|Your credits|Total Purchased/);
  }
});

for (const [asked, who, target] of [
  ['/history?type=purchase', 'ada@example.com', 'Transaction History'],
  ['/history#plans-and-sites', 'ada@example.com', 'Plans and sites'],
  ['/admin#export', identity.adminEmails[0], 'Export CSV'],
] as const)
  test(`logging in leads on to ${asked}, with the focus at what was asked for, and Back leads out`, async ({
    page,
  }) => {
    await seed(page, {
      submissions: JSON.stringify([sent('trial', { fullName: 'Ada Lovelace', email: 'ada@example.com' })]),
      'creditHistory_ada@example.com': JSON.stringify(
        Array.from({ length: 12 }, (_, index) => redeemed(`r${index}`, `${index + 10}`)),
      ),
    });
    await page.goto('/pricing');
    await page.goto(asked);
    await expect(page).toHaveURL('/login');
    await logIn(page, who);
    await expect(page).toHaveURL(asked);
    await expect(page.locator(`:is(button, h1, h2):text-is("${target}")`)).toBeFocused();
    await expect(page.locator(`:is(button, h1, h2):text-is("${target}")`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

for (const [who, seeds] of [
  ['a customer', customer()],
  ['an admin', admin()],
] as const)
  test(`every guarded page opens for ${who}, or leads where there is something to do`, async ({ page }) => {
    await seed(page, seeds);
    for (const [address, , heading, elsewhere = address] of guarded) {
      const isOrders = address === '/admin' && who === 'a customer';
      await page.goto(address);
      await expect(page, address).toHaveURL(isOrders ? '/dashboard' : elsewhere);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(isOrders ? /^Welcome back/ : heading);
    }
  });

test('an admin lands on the admin page, a customer on the dashboard, also when signed in already', async ({ page }) => {
  await open(page, '/login');
  await page.getByLabel('Remember me').check();
  await logIn(page, ` ${identity.adminEmails[0].toUpperCase()} `);
  await expect(page).toHaveURL('/admin');
  await page.goto('/login');
  await expect(page).toHaveURL('/admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(identity.adminEmails[0]);
  expect(await stored(page, 'isAdmin')).toBeNull();
});

test('logging out and clearing storage reach the other tab', async ({ page, context }) => {
  await seed(page, admin());
  await open(page, '/dashboard');
  const other = await context.newPage();
  await open(other, '/history');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login', { timeout: 1000 });
  await logIn(other, 'ada@example.com');
  await expect(page).toHaveURL('/dashboard');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL('/login', { timeout: 1000 });
});
