import { identity } from '../../brand.config';
import { admin, customer, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { hydrated, open, sidewaysScroll } from '../support/page';
import { dialog, field, openByKey, options, type } from './search';

const purchase = (id: string, credits: number) => ({
  id,
  type: 'purchase',
  credits,
  amount: credits,
  description: `Purchased ${credits} credits`,
  date: '2026-11-01T10:00:00.000Z',
  status: 'completed',
});
const trialOf = (email: string, fullName: string) => ({
  id: `trial-${fullName}`,
  kind: 'trial',
  date: '2026-11-01T10:00:00.000Z',
  answers: { fullName, email },
});

/** Data of Ada, who is signed in, and of Grace, who has used the same browser. */
const both = {
  creditHistory: JSON.stringify([purchase('adasorder', 321)]),
  'creditHistory_ada@example.com': JSON.stringify([purchase('adasorder', 321)]),
  'creditHistory_grace@example.com': JSON.stringify([purchase('gracesorder', 654)]),
  'userName_grace@example.com': 'Grace Hopper',
  accountOwner: 'ada@example.com',
  submissions: JSON.stringify([
    trialOf('ada@example.com', 'Ada Lovelace'),
    trialOf('grace@example.com', 'Grace Hopper'),
  ]),
};

const withText = (text: string | RegExp) => ({ hasText: text });

test('a receipt that was found has the focus on its heading', async ({ page }) => {
  await seed(page, customer(both));
  await openByKey(page);
  await type(page, 'adasorder');
  await options(page).filter(withText('Purchased 321 credits')).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a customer finds their own orders and requests, and none of other customers', async ({ page }) => {
  await seed(page, customer(both));
  await openByKey(page);
  await type(page, 'adasorder');
  const order = options(page).filter(withText('Purchased 321 credits'));
  await expect(order).toHaveAttribute('href', /^\/receipt\?entry=adasorder/);
  await type(page, 'ada lovelace');
  const request = options(page).filter(withText('Free trial: Ada Lovelace'));
  await expect(request).toHaveAttribute('href', '/requests#request-trial-Ada%20Lovelace');
  for (const query of ['gracesorder', 'grace hopper', 'grace@example.com', '654']) {
    await field(page).fill(query);
    await expect(options(page).filter(withText(/See all results|Ask a person/))).toBeVisible();
    await expect(options(page).filter(withText('654'))).toHaveCount(0);
    await expect(options(page).filter(withText('Grace'))).toHaveCount(0);
  }
});

test('an admin finds the orders and requests of all customers', async ({ page }) => {
  await seed(page, admin({ ...both, accountOwner: identity.adminEmails[0], creditHistory: '[]' }));
  await openByKey(page);
  await type(page, 'gracesorder');
  await expect(options(page).filter(withText('Purchased 654 credits'))).toHaveAttribute(
    'href',
    '/admin?q=grace%40example.com',
  );
  await type(page, 'grace hopper');
  await expect(options(page).filter(withText('Free trial: Grace Hopper'))).toHaveAttribute(
    'href',
    '/admin?tab=requests#request-trial-Grace%20Hopper',
  );
});

test('a customer’s request opens among their requests, without requests of other customers', async ({ page }) => {
  await seed(page, customer(both));
  await openByKey(page);
  await type(page, 'ada lovelace');
  await page.keyboard.press('Enter');
  const row = page.getByRole('button', { name: /^Free trial.*Ada Lovelace/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await expect(page.getByText('Grace')).toHaveCount(0);
  await expectNoViolations(page, 'an open request');
});

test('‘export orders’ focuses an admin’s Export CSV button, from any page', async ({ page }) => {
  await seed(page, admin({ ...both, accountOwner: identity.adminEmails[0], creditHistory: '[]' }));
  const button = page.getByRole('button', { name: 'Export CSV' });
  for (const address of ['/contact', '/admin']) {
    await openByKey(page, address);
    await type(page, 'export orders');
    await expect(options(page).first()).toContainText('Export orders');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin#export');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^orders_.*\.csv$/);
});

test('two customers of one browser do not find each other’s data, in the dialog and on `/search`', async ({ page }) => {
  const { accountOwner: _owner, creditHistory: _history, ...mirrors } = both;
  await seed(page, mirrors);
  const logIn = async (email: string) => {
    await page.goto('/login');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByLabel(/^Email/)
      .fill(email);
    await page
      .getByRole('main')
      .getByLabel(/^Password/)
      .fill('any password');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
  };
  const results = page.locator('main ol > li');
  const expectFindsOnly = async (current: { order: string; who: string }, other: { order: string; who: string }) => {
    await page.keyboard.press('Control+k');
    await type(page, current.order);
    await expect(options(page).filter(withText('Purchased'))).toHaveCount(1);
    await field(page).fill(other.order);
    await expect(options(page).filter(withText(/See all results|Ask a person/))).toBeVisible();
    await expect(options(page).filter(withText('Purchased'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await open(page, `/search?q=${current.order}`);
    await expect(results.filter(withText('Purchased'))).toHaveCount(1);
    for (const query of [other.order, other.who]) {
      await page.getByRole('searchbox').fill(query);
      await expect(page.getByRole('main').getByRole('status')).toContainText(`for “${query}”`);
      await expect(results.filter(withText('Purchased'))).toHaveCount(0);
      await expect(results.filter(withText('Free trial:'))).toHaveCount(0);
    }
  };
  const ada = { order: 'adasorder', who: 'Lovelace' };
  const grace = { order: 'gracesorder', who: 'Hopper' };
  await logIn('ada@example.com');
  await expectFindsOnly(ada, grace);
  await page.getByRole('searchbox').fill('log out');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await logIn('grace@example.com');
  await expectFindsOnly(grace, ada);
});

test('a visitor who is signed out finds no orders and no account actions', async ({ page }) => {
  await seed(page, { ...both, userEmail: 'ada@example.com' });
  await openByKey(page);
  await type(page, 'adasorder');
  await expect(options(page).filter(withText('321'))).toHaveCount(0);
  await type(page, 'log out');
  await expect(options(page).filter(withText('Log out'))).toHaveCount(0);
});

test('the option Log out logs out', async ({ page }) => {
  await seed(page, customer());
  await openByKey(page);
  await type(page, 'log out');
  await expect(options(page).first()).toContainText('Log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test.describe('every state of the dialog', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const width of [320, 1440])
    test(`has no axe violations, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await seed(page, customer({ ...both, recentSearches: '["logo","trial"]' }));
      await openByKey(page);
      await expectNoViolations(page, 'before typing');
      await type(page, 'logo');
      await expectNoViolations(page, 'results');
      await type(page, 'adasorder');
      await expectNoViolations(page, 'own orders');
      await field(page).fill('qxzqxzqxz');
      await expect(options(page).first()).toContainText('Ask a person');
      await expectNoViolations(page, 'nothing found');
      // Less than 0, because the locked page reserves space for its scroll bar.
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expect(dialog(page)).toBeVisible();
    });
});

test('with blocked storage, the search works and remembers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(page, '/contact');
  await page.keyboard.press('Control+k');
  await type(page, 'pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await open(page, '/search');
  await page.getByRole('searchbox').fill('cancel');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('main ol > li').first()).toContainText('How do I cancel?');
  await expect(page).toHaveURL('/search?q=cancel');
});
