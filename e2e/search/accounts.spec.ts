import { identity } from '../../brand.config';
import { bought } from '../../tests/support/entries';
import { admin, customer, expect, seed, test } from '../fixtures';
import { hydrated, open } from '../support/page';
import { field, openByKey, options, type } from './search';

const purchase = (id: string, credits: number) =>
  bought(id, '01', { credits, amount: credits, description: `Purchased ${credits} credits` });
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

test('a receipt, a request and Log out open from the dialog, where the focus belongs', async ({ page }) => {
  await seed(page, customer(both));
  await openByKey(page);
  await type(page, 'adasorder');
  await options(page).filter(withText('Purchased 321 credits')).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await type(page, 'ada lovelace');
  await page.keyboard.press('Enter');
  const row = page.getByRole('button', { name: /^Free trial.*Ada Lovelace/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await expect(page.getByText('Grace')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await type(page, 'log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
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
