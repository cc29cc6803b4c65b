import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import * as brief from '../support/brief';
import { applyCode } from '../support/forms';
import { open, pressAndCloseCalendar } from '../support/page';

/**
 * Keeps what live regions say: words that come into a region which was there, and drawn, before them. Words that come
 * together with their region are announced only if it is an alert.
 */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const wordsOf = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const before = region.role === 'alert' ? '' : wordsOf.get(region);
        const words = region.textContent ?? '';
        if (before !== undefined && words !== before) said.push(words);
        if (region.checkVisibility()) wordsOf.set(region, words);
        else wordsOf.delete(region);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));

const expectSaid = (page: Page, words: string) => expect.poll(() => said(page), { message: words }).toContain(words);

test.beforeEach(({ page }) => listen(page));

test('every live region is drawn before it has anything to say, and lies over nothing', async ({ page }) => {
  await seed(page, customer({ userCredits: '100' }));
  for (const address of ['/', '/pricing', '/press', '/subscribe', '/onboarding', '/instant-site-form', '/payment']) {
    await open(page, address);
    await page.locator('fieldset:enabled, main h1').first().waitFor();
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('[role=status], [aria-live]')]
        .filter((region) => {
          const { position } = getComputedStyle(region);
          const isOver = position === 'fixed' && region.textContent === '' && region.clientHeight > 0;
          return !region.checkVisibility() || isOver;
        })
        .map((region) => region.outerHTML.slice(0, 100)),
    );
    expect.soft(hidden, address).toEqual([]);
  }
});

test('what a form is doing and what became of it is said', async ({ page }) => {
  await brief.open(page);
  await brief.next(page).click();
  await expectSaid(page, 'Missing information');
  await brief.field(page, 'companyName').fill('Ada and Sons');
  await page.clock.runFor(2000);
  await expectSaid(page, 'Draft saved in this tab.');
  await brief.reach(page, 3);
  await brief.field(page, 'logo').setInputFiles(brief.file('mark.png', 'image/png'));
  await expectSaid(page, 'Added 1 file.');
  await brief.fillStep(page, 3);
  await brief.next(page).click();
  await brief.fillStep(page, 4);
  await brief.submit(page).click();
  await expectSaid(page, 'One moment, please');
});

test('a subscription, a discount and a password’s Caps Lock are said', async ({ page }) => {
  await open(page, '/pricing');
  const field = page.getByRole('textbox', { name: /by email/ });
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expectSaid(page, 'Subscribing');
  await expectSaid(page, 'Thanks for subscribing!');
  await open(page, '/payment?plan=agency');
  await applyCode(page, 'SAVE20');
  await expectSaid(page, 'SAVE20 applied');
  await open(page, '/login');
  await page.getByLabel('Password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expectSaid(page, 'Caps Lock is on');
});

test('the outcome of a payment and of a booking is said', async ({ page }) => {
  const pendingPurchase = JSON.stringify({ credits: 100, amount: 100, type: 'credits' });
  await seed(page, customer({ userCredits: '100', pendingPurchase }));
  await open(page, '/success?session_id=cs_1');
  await expectSaid(page, 'Payment Successful!');
  await open(page, '/redeem/revision');
  await page.getByRole('button', { name: 'Redeem Service' }).click();
  await expectSaid(page, 'One moment, please');
  await pressAndCloseCalendar(page.getByRole('button', { name: 'Start Assignment' }));
  await expectSaid(page, 'Started.');
});

test('how many there are is said after every filter', async ({ page }) => {
  await seed(page, customer({ userCredits: '100' }));
  await open(page, '/our-work');
  await page.getByRole('navigation', { name: 'Filter the work' }).getByRole('link').nth(2).click();
  await expectSaid(page, ' project');
  await open(page, '/history');
  await page.getByRole('button', { name: 'Purchases' }).click();
  await expectSaid(page, '0 transactions');
});

test('the first choice of a pack is said with its total', async ({ page }) => {
  await seed(page, customer());
  await open(page, '/purchase-credits');
  await page.getByText('500 credits').click();
  await expectSaid(page, 'Total$450');
});

test('a form that lacks something is not said to be under way', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a password');
  expect(await said(page)).not.toContain('One moment');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectSaid(page, 'One moment');
});
