/** Open payments, declines and an ended trial, tested with axe: with the desk beside the page, on a phone, and with enlarged text. */
import { expectClean } from '../accessible/states';
import { desk, openDeskAt, tab } from '../demo/desk';
import { customer, expect, open, type Page, seed, test } from '../fixtures';
import { enlargedTroubles } from '../support/enlarged';
import { numberOf, payFlows, steer, typeCard } from './pay-flows';

/** Expects a clean state with the desk beside the page, at 320 px without the desk, and with enlarged text. */
const expectCleanEverywhere = async (page: Page, state: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDeskAt(page, 'Payments');
  await expectClean(page, `${state}, with the desk`, [1440]);
  await tab(page).click();
  await expect(desk(page)).toBeHidden();
  await expectSmallAndLarge(page, state);
};
const expectSmallAndLarge = async (page: Page, state: string, widths: readonly number[] = [412, 768]) => {
  await expectClean(page, state, [320]);
  // Fixed elements overlap a scrolled page on purpose.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await enlargedTroubles(page, { widths }), state).toEqual([]);
};

test('a payment with a lost answer, at checkout and on the dashboard', async ({ page }) => {
  await steer(page, { payments: 'lost' });
  const [, checkout] = payFlows;
  if (!checkout) throw new Error('no checkout');
  await seed(page, customer());
  await checkout.start(page, 'succeeds');
  await typeCard(page, checkout, numberOf('succeeds'));
  await page.getByRole('button', { name: checkout.button }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await expectCleanEverywhere(page, 'an open payment');
  await open(page, '/dashboard');
  await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible();
  await expectCleanEverywhere(page, 'the dashboard with an open payment');
});

test('the dialog Confirm payment', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await steer(page);
  await seed(page, customer({ hasPaymentMethod: 'true', paymentMethodToken: 'needs-confirmation' }));
  await open(page, '/purchase-credits');
  const ask = async () => {
    await page.getByRole('radio', { name: /Starter/ }).check({ force: true });
    await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeFocused();
  };
  await ask();
  // On a phone with enlarged text, the dialog's text scrolls under its buttons.
  await expectSmallAndLarge(page, 'the dialog', [768]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDeskAt(page, 'Payments');
  await ask();
  await expectClean(page, 'the dialog with the desk', [1440]);
});

test('the provider’s page, with a decline and with an open payment', async ({ page }) => {
  await steer(page, { payIn: 'provider-page' });
  await seed(page, customer());
  await open(page, '/purchase-credits');
  await page.getByRole('radio', { name: /Starter/ }).check({ force: true });
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await page.getByLabel('Card').selectOption(numberOf('declined'));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/declined this card/)).toBeFocused();
  await expectCleanEverywhere(page, 'a decline');
  await page.getByLabel('Card').selectOption(numberOf('needs-confirmation'));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  // Not the button of the provider's page.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your bank needs you to confirm this payment' })).toBeVisible();
  await expectCleanEverywhere(page, 'an open payment');
});

test('a trial that has ended, in the banner and on the dashboard', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-12-01T11:00:00Z') });
  await steer(page, { clockOffset: 86_400_000 });
  await seed(page, customer({ trialUsed: 'true', trialEndDate: '2025-12-01T12:00:00.000Z' }));
  for (const [address, text] of [
    ['/demo', 'Trial ended: see plans'],
    ['/dashboard', 'Trial ended Dec 1'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, address);
    await expect(page.getByText(text)).toBeVisible();
    await expectCleanEverywhere(page, address);
  }
});
