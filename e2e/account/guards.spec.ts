import { identity } from '../../brand.config';
import { redeemed } from '../../tests/support/entries';
import { admin, customer, expect, seed, test } from '../fixtures';
import { open, stored } from '../support/page';

const guarded = [
  ['/dashboard', 'Log in to see your dashboard'],
  ['/purchase-credits', 'Log in to buy credits'],
  ['/add-payment-method', 'Log in to add a payment method'],
  ['/redeem/revision', 'Log in to redeem credits'],
  ['/history', 'Log in to see your history'],
  ['/receipt', 'Log in to see your receipt'],
  ['/admin', 'Log in to open the admin dashboard'],
  ['/demo/provider', 'Log in to finish your payment'],
] as const;

test('every guarded page sends a visitor to log in, which says what for, and shows nothing first', async ({ page }) => {
  await page.addInitScript(() => {
    // Everything the page ever shows, frame by frame.
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body?.textContent ?? '')).observe(document, {
      childList: true,
      subtree: true,
    });
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

test('after logging in the page that was asked for opens, and Back leads out', async ({ page }) => {
  await page.goto('/pricing');
  await page.goto('/history?type=purchase');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/history?type=purchase');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

for (const { name, who, page: asked, target } of [
  { name: 'a request', who: 'ada@example.com', page: '/requests#request-t1', target: /^Free trial.*Ada Lovelace/ },
  { name: 'the export', who: identity.adminEmails[0], page: '/admin#export', target: 'Export CSV' },
])
  test(`logging in leads on to the fragment that was asked for, which has the focus: ${name}`, async ({ page }) => {
    const trial = { id: 't1', kind: 'trial', date: '2026-11-01T10:00:00.000Z' };
    const answers = { fullName: 'Ada Lovelace', email: 'ada@example.com' };
    await seed(page, {
      submissions: JSON.stringify([{ ...trial, answers }]),
      'creditHistory_ada@example.com': JSON.stringify(
        Array.from({ length: 12 }, (_, index) => redeemed(`r${index}`, `${index + 10}`)),
      ),
    });
    await page.goto(asked);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(who);
    await page.getByLabel('Password').fill('x');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(asked);
    await expect(page.getByRole('button', { name: target })).toBeFocused();
    await expect(page.getByRole('button', { name: target })).toBeInViewport();
  });

test('the page that was asked for is kept by every way from log in to sign up', async ({ page }) => {
  await page.goto('/history?type=purchase');
  await expect(page).toHaveURL('/login');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/history?type=purchase');
});

test('a customer is sent from the admin page to the dashboard', async ({ page }) => {
  await seed(page, customer());
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada');
});

// This host reads the last one as the address of the home page; the router in the page does not.
for (const [id, status] of [
  ['unknown', 404],
  ['__proto__', 404],
  ['constructor', 404],
  ['x'.repeat(5000), 404],
  ['..%2f', 200],
] as const)
  test(`the unknown service ${id.slice(0, 20)} leads to the dashboard`, async ({ page, allowConsole }) => {
    // The host answers with its 404 page, whose script then finds the redirect.
    allowConsole.push('404');
    await seed(page, customer());
    const answer = await page.goto(`/redeem/${id}`);
    expect(answer?.status()).toBe(status);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada');
  });

test('an admin lands on the admin page, a customer on the dashboard, both from log in when signed in', async ({
  page,
}) => {
  await open(page, '/login');
  await page.getByLabel('Email').fill(` ${identity.adminEmails[0].toUpperCase()} `);
  await page.getByLabel('Password').fill('x');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
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

test('errors of the forms name their fields and are announced', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Enter a password' }).click();
  await expect(page.getByLabel('Password')).toBeFocused();
  await open(page, '/signup');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Minimum 8 characters')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter your email address',
    'The password needs at least 8 characters',
    /Agree/,
  ]);
});

test('an address with an account is refused with a way to log in', async ({ page }) => {
  await seed(page, { 'userName_ada@example.com': 'Ada' });
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByLabel('Email').fill('ADA@example.com');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already has an account/);
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(page).toHaveURL('/login');
});

test('logging out and clearing storage reach the other tab', async ({ page, context }) => {
  await seed(page, admin());
  await open(page, '/dashboard');
  const other = await context.newPage();
  await open(other, '/history');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login', { timeout: 1000 });
  await other.getByLabel('Email').fill('ada@example.com');
  await other.getByLabel('Password').fill('x');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL('/login', { timeout: 1000 });
});
