import { expect, open, storedList, test } from '../fixtures';
import { expectFulfilled, pay, payFlows } from './pay-flows';

const [, , , , , credits] = payFlows;

test('a tab that is frozen while it pays: Go on here settles its payment, charged once', async ({ page }) => {
  await credits.start(page, 'succeeds');
  const frozen = await page.context().newPage();
  await open(frozen, '/');
  await frozen.evaluate(() => {
    const payment = { key: 'frozen.1', reference: 'pay_frozen1', amountCents: 5000 };
    const order = { kind: 'credits', credits: 100, amount: 50 };
    localStorage.openPayments = JSON.stringify([
      { ...payment, state: 'sending', owner: localStorage.userEmail, order },
    ]);
    localStorage.providerPayments = JSON.stringify([{ ...payment, status: 'succeeded', method: null }]);
    navigator.locks.request('payments', () => new Promise(() => {})).catch(() => {});
  });
  await page.bringToFront();
  await pay(page, credits);
  await expect(page.getByText('Another tab is paying')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go on here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFulfilled(page, credits);
  expect(await storedList(page, 'providerPayments')).toHaveLength(1);
});
