import { expect, type Page, test } from '../fixtures';
import { field, fill, submissionsOf } from '../support/forms';
import { complete, expectSuccess, open, required, toPayment } from '../support/instant-site';

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
  await expect(page.getByRole('term')).toHaveText([
    'Instant Site Package',
    'Covered by your payment of $400.00',
    'Total',
  ]);
  await expect(page.getByRole('definition')).toHaveText(['$650', '-$650', /^\$0/]);
  await expect(field(page, 'Card number')).toHaveCount(0);
  await complete(page, 'Complete Order - $0').click();
  // Whatever the page shows from here to the next one: the used payment must not flash the full price.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const everything = { childList: true, subtree: true, characterData: true };
    const look = () => seen.push(document.querySelector('main')?.innerText ?? '');
    new MutationObserver(look).observe(document.body, everything);
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
