import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { field, fill, submissionsOf } from '../support/forms';
import { card, complete, expectSuccess, open, required, toPayment } from '../support/instant-site';

test.use({ waits: 'specified' });

const ordersOf = async (page: Page) => (await submissionsOf(page)).filter(({ kind }) => kind === 'instant-site');

test('paid at checkout: the order is not charged again, the next one is', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    const answers = { plan: 'instant-site', email: 'ada@example.com', totalAmount: 400 };
    const paid = { id: 'a', kind: 'checkout', date: '2026-03-01T09:00:00.000Z', answers };
    localStorage.setItem('submissions', JSON.stringify([paid]));
    sessionStorage.setItem('sentHere', '["a"]');
  });
  await open(page);
  await expect(page.getByText('Paid at checkout: $400.')).toBeVisible();
  await fill(page, required);
  await toPayment(page);
  await expect(page.getByRole('term')).toHaveText(['Instant Site Package', 'Paid at checkout', 'Total']);
  await expect(page.getByRole('definition')).toHaveText(['$650', '-$650', /^\$0/]);
  await expect(field(page, 'Card number')).toHaveCount(0);
  await complete(page, 'Complete Order - $0').click();
  // Whatever the page shows from here to the next one: the used payment must not flash the full price.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector('main')?.innerText ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.clock.runFor(2100);
  await expectSuccess(page);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))).not.toContain(
    'Card number',
  );
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByText('Paid at checkout')).toHaveCount(0);
  await fill(page, required);
  await toPayment(page);
  await expect(complete(page, 'Complete Order - $650')).toBeVisible();
  expect((await ordersOf(page)).map(({ answers }) => answers.totalAmount)).toEqual([0]);
});

test('one payment pays for one site, also in a duplicated tab, which says so, shows the price and loses nothing', async ({
  page,
  context,
}) => {
  await page.goto('/instant-site-form');
  await page.evaluate(() => {
    const answers = { plan: 'instant-site', email: 'ada@example.com', totalAmount: 500 };
    const paid = { id: 'a', kind: 'checkout', date: '2026-03-01T09:00:00.000Z', answers };
    localStorage.setItem('submissions', JSON.stringify([paid]));
    sessionStorage.setItem('sentHere', '["a"]');
  });
  await page.reload();
  await fill(page, required);
  await toPayment(page);
  // A window that a page opens begins with a copy of its session storage, as a duplicated tab does.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    window.open('/instant-site-form');
  });
  const copy = await opened;
  await expect(field(copy, 'Business name')).toHaveValue(required['Business name']);
  await fill(copy, { 'Business name': 'Difference Engines' });
  await toPayment(copy);
  // Clicks of the page's own: a tab behind another one paints no frames for a mouse to wait for.
  for (const tab of [page, copy]) await complete(tab, 'Complete Order - $0').dispatchEvent('click');
  await expectSuccess(page);
  await expect(copy.getByText('That did not work')).toBeVisible();
  await expect(copy.getByText('One payment covers one site, so this one costs $650.')).toBeVisible();
  await expect(complete(copy, 'Complete Order - $650')).toHaveAccessibleDescription(/Nothing was sent or charged/);
  expect(await ordersOf(copy)).toHaveLength(1);
  await fill(copy, card);
  await complete(copy, 'Complete Order - $650').click();
  await expectSuccess(copy);
  expect((await ordersOf(copy)).map(({ answers }) => [answers.businessName, answers.totalAmount])).toEqual([
    ['Analytical Engines', 0],
    ['Difference Engines', 650],
  ]);
});

test('ten clicks make one entry, and Back does not repeat it', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await complete(page, 'Complete Order - $650').evaluate((button) => {
    for (let press = 0; press < 10; press += 1) (button as HTMLButtonElement).click();
  });
  await page.clock.runFor(2100);
  await expectSuccess(page);
  await page.goBack();
  await expect(page).toHaveURL('/instant-site-form');
  await expect(field(page, 'Business name')).toHaveValue('');
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toHaveLength(1);
});
