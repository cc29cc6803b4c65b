import { admin, customer, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { open, sidewaysScroll } from '../support/page';
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

/** Ada is signed in; Grace has used the same browser. */
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

const found = (text: string) => ({ hasText: text });

test('a customer finds their own orders and requests, and nothing of anybody else', async ({ page }) => {
  await seed(page, customer(both));
  await openByKey(page);
  await type(page, 'adasorder');
  const own = options(page).filter(found('Purchased 321 credits'));
  await expect(own).toHaveAttribute('href', /^\/receipt\?entry=adasorder/);
  await type(page, 'ada lovelace');
  await expect(options(page).filter(found('Free trial: Ada Lovelace'))).toHaveCount(1);
  for (const query of ['gracesorder', 'grace hopper', 'grace@example.com', '654']) {
    await field(page).fill(query);
    await expect(options(page).last()).toContainText(/See all results|Ask a person/);
    await expect(options(page).filter(found('654'))).toHaveCount(0);
    await expect(options(page).filter(found('Grace'))).toHaveCount(0);
  }
});

test('an admin finds everybody’s', async ({ page }) => {
  await seed(page, admin({ ...both, accountOwner: 'admin@tessera.example', creditHistory: '[]' }));
  await openByKey(page);
  await type(page, 'gracesorder');
  await expect(options(page).filter(found('Purchased 654 credits'))).toHaveAttribute(
    'href',
    '/admin?q=grace%40example.com',
  );
  await type(page, 'grace hopper');
  await expect(options(page).filter(found('Free trial: Grace Hopper'))).toHaveAttribute('href', '/admin#requests');
  await type(page, 'export orders');
  await expect(options(page).first()).toHaveAttribute('href', '/admin#orders');
});

test('somebody who is signed out finds no order and no action of the account', async ({ page }) => {
  await seed(page, { ...both, userEmail: 'ada@example.com' });
  await openByKey(page);
  await type(page, 'adasorder');
  await expect(options(page).filter(found('321'))).toHaveCount(0);
  await type(page, 'log out');
  await expect(options(page).filter(found('Log out'))).toHaveCount(0);
});

test('log out is done where one is', async ({ page }) => {
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
    test(`has nothing for axe to find, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await seed(page, customer({ ...both, recentSearches: '["logo","trial"]' }));
      await openByKey(page);
      await expectNoViolations(page, 'before typing');
      await type(page, 'logo');
      await expectNoViolations(page, 'results');
      await type(page, 'adasorder');
      await expectNoViolations(page, 'own orders');
      await field(page).fill('brxnqzng');
      await expect(options(page).last()).toContainText('Ask a person');
      await expectNoViolations(page, 'nothing found');
      expect(await sidewaysScroll(page)).toBe(0);
      await expect(dialog(page)).toBeVisible();
    });
});

test('with storage blocked it finds the site and remembers nothing', async ({ page }) => {
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
});
