import type { Page } from '@playwright/test';
import { badContents } from '../../tests/support/bad-contents';
import { bought } from '../../tests/support/entries';
import { admin, customer, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { open, stored } from '../support/page';

const pages = [
  '/login',
  '/dashboard',
  '/purchase-credits',
  '/redeem/revision',
  '/history',
  '/admin',
  '/success?session_id=x',
  '/payment?plan=instant-site',
  '/instant-site-form',
  '/onboarding',
  // Without its flag it leads on to the trial.
  '/onboarding-success',
];

const names = [
  'userEmail',
  'userName',
  'userCredits',
  'hasPaymentMethod',
  'creditHistory',
  'creditHistory_b@example.com',
  'userName_b@example.com',
  'userCredits_b@example.com',
  'emailNotifications',
  'pendingPurchase',
  'trialUsed',
  'trialEndDate',
  'selectedPlan',
  'bannerShown',
  'bannerExpiry',
  'discountUsed',
  'accountOwner',
  'rememberedEmail',
  'submissions',
  'sampleData',
  'hasPaymentMethod_b@example.com',
];

const sessionNames = [
  'onboardingComplete',
  'sentBrief',
  'chosenPack',
  'checkoutReceipts',
  'draft:trial',
  'draft:onboarding',
  'draft:checkout',
  'draft:instant-site',
];

/** As a link would lead there, without loading everything anew for each of the pages. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    const state = { usr: null, key: to, idx: history.state.idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

// Each test takes every fourth of the contents.
for (const first of [0, 1, 2, 3])
  test(`no page goes blank when every key holds bad content, kinds ${first + 1}, ${first + 5}, …`, async ({ page }) => {
    for (const [index, raw] of badContents.entries()) {
      if (index % 4 !== first) continue;
      // A file of the same origin, where nothing of ours runs.
      await page.goto('/robots.txt');
      await page.evaluate(
        ([entries, sessionEntries]) => {
          localStorage.clear();
          sessionStorage.clear();
          for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
          for (const [name, value] of Object.entries(sessionEntries)) sessionStorage.setItem(name, value);
        },
        [
          { ...Object.fromEntries(names.map((name) => [name, raw])), authToken: 't', isAdmin: 'true' },
          Object.fromEntries(sessionNames.map((name) => [name, raw])),
        ] as const,
      );
      await open(page, '/pricing');
      // A third of the pages for each kind, and a third of the kinds for each page: all keys are read in the same way.
      for (const address of pages.filter((_, place) => (place + index) % 3 === 0)) {
        await follow(page, address);
        await expect(page.locator('main h1:not([data-left])'), `${address}, kind ${index + 1}`).toBeVisible();
        await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
      }
    }
  });

test('unreadable data is set aside, told and can be downloaded', async ({ page }) => {
  const original = JSON.stringify([bought('p1', '01'), { id: 5 }]);
  await seed(page, customer({ userCredits: '100', creditHistory: original }));
  await open(page, '/history');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  expect(await stored(page, 'corrupt:creditHistory')).toBe(original);
  await expectNoViolations(page, page.url());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^tessera-demo-data_\d{4}-\d{2}-\d{2}\.json$/);
});

test('a full quota: Purchase Failed, everything as before, and a notice that stays', async ({ page }) => {
  await seed(page, customer({ userCredits: '100', hasPaymentMethod: 'true' }));
  await page.clock.install();
  await open(page, '/purchase-credits');
  await page.evaluate(() => {
    let size = 5_000_000;
    for (let piece = 0; size > 10; piece += 1)
      try {
        localStorage.setItem(`filler-${piece}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await page.getByText('100 credits', { exact: true }).click();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await page.clock.runFor(1500);
  await expect(page.getByText('Purchase Failed')).toBeVisible();
  await expect(page.getByText('There was an error processing your purchase. Please try again.')).toBeVisible();
  await expect(page.getByText('storage is full')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Credits (Demo)' })).toBeEnabled();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(before);
});

test('blocked storage: a standing notice, and the portal works in memory', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Sam Sample' })).toBeVisible();
  await expect(page.getByText('This browser blocks storage.')).toBeVisible();
});

test('the money stays right for an admin too when one key is damaged', async ({ page }) => {
  await seed(page, admin({ creditHistory: '{broken', 'creditHistory_b@example.com': '[]' }));
  await open(page, '/admin');
  await expect(page.getByText('No orders found')).toBeVisible();
});
