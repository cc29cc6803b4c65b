import type { Page } from '@playwright/test';
import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { applyCode, field, fill, sessionOf, submissionsOf, total } from '../support/forms';
import { card, complete, expectSuccess, open, required, toast, toPayment } from '../support/instant-site';
import { refuseWrites } from '../support/page';
import { secretCard } from '../support/secrets';

const ordersOf = async (page: Page) => (await submissionsOf(page)).filter(({ kind }) => kind === 'instant-site');

/** Begins or ends a session as another tab does: its storage event arrives in this one. */
const signInElsewhere = (page: Page, email: string | null) =>
  page.evaluate((userEmail) => {
    const put = (key: string, value: string | null) => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    };
    put('userEmail', userEmail);
    put('authToken', userEmail && `token of ${userEmail}`);
  }, email);

test('the payment step requires all six card fields, each with its message', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await complete(page, 'Complete Order - $650').click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await expect(page.getByText('Please fill in all payment fields.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link')).toHaveCount(6);
  for (const label of Object.keys(card)) {
    await fill(page, { ...card, [label]: '' });
    await complete(page, 'Complete Order - $650').click();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toEqual([]);
});

test('month, year and CVV accept no more digits than they have', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  for (const [label, length] of [
    ['Month (MM)', '2'],
    ['Year (YY)', '2'],
    ['CVV', '4'],
  ] as const)
    await expect(field(page, label)).toHaveAttribute('maxlength', length);
});

test('a year of four digits keeps its last two, pasted, typed or filled in as one text', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  const year = field(page, 'Year (YY)');
  await field(page, 'Billing ZIP code').fill('2031');
  await field(page, 'Billing ZIP code').press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await year.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(year).toHaveValue('31');
  // The pasted year replaces the one in the field.
  await field(page, 'Billing ZIP code').fill('2042');
  await field(page, 'Billing ZIP code').press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await year.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(year).toHaveValue('42');
  await year.fill('');
  await year.pressSequentially('2031');
  await expect(year).toHaveValue('31');
  await year.fill('');
  await page.keyboard.insertText('2042');
  await expect(year).toHaveValue('42');
  await field(page, 'Month (MM)').fill('3');
  await year.focus();
  await expect(field(page, 'Month (MM)')).toHaveValue('03');
});

test('a bad code is refused; the test code zeroes the price and asks for no card', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page), 'an empty code says nothing').toHaveCount(0);
  await applyCode(page, 'SAVE20');
  await expect(page.getByText('Invalid discount code')).toBeVisible();
  await expect(page.getByText('Please check your code and try again.')).toBeVisible();
  await expect(field(page, 'Discount code')).toHaveAccessibleDescription(/We do not recognize this code/);
  await expect(total(page)).toContainText('$650');

  await fill(page, { 'Card number': secretCard.number });
  await applyCode(page, `  ${identity.instantSiteTestCode.toLowerCase()} `);
  await expect(page.getByText('Test discount applied!')).toBeVisible();
  await expect(page.getByText('Payment information is not required for testing.')).toBeVisible();
  await expect(total(page)).toContainText('$0');
  await expect(field(page, 'Card number')).toHaveCount(0);
  await expect(field(page, 'Discount code')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(complete(page, 'Complete Order (Test Mode)')).toBeFocused();

  await page.reload();
  await complete(page, 'Complete Order (Test Mode)').click();
  await page.clock.runFor(2100);
  await expectSuccess(page);
  expect((await submissionsOf(page))[0]?.answers).toMatchObject({
    payment: { testMode: true, discountCode: identity.instantSiteTestCode },
    totalAmount: 0,
  });
});

test('an applied test code can be removed; the card is asked for again', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await applyCode(page, identity.instantSiteTestCode);
  await expect(total(page)).toContainText('$0');
  await page.getByRole('button', { name: 'Remove Test discount' }).press('Enter');
  await page.clock.runFor(100);
  await expect(total(page)).toContainText('$650');
  await expect(field(page, 'Discount code')).toBeFocused();
  await expect(field(page, 'Discount code')).toHaveValue('');
  await expect(field(page, 'Card number')).toHaveValue('');
  await expect(complete(page, 'Complete Order - $650')).toBeVisible();
});

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
  await complete(page, 'Complete Order - $0').click();
  await complete(copy, 'Complete Order - $0').click();
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

test('a customer who has paid at checkout is not charged again in another tab; others are', async ({
  page,
  context,
}) => {
  await page.goto('/payment?plan=instant-site');
  await signInElsewhere(page, 'ada@example.com');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL('/instant-site-form');
  const other = await context.newPage();
  await other.goto('/payment?plan=instant-site');
  await expect(other.getByRole('region', { name: /is paid$/ })).toBeVisible();
  await other.goto('/instant-site-form');
  await expect(other.getByText('Paid at checkout: $500.')).toBeVisible();
  await signInElsewhere(other, null);
  await expect(other.getByText('Paid at checkout')).toHaveCount(0);
  await signInElsewhere(other, 'bo@example.com');
  await other.reload();
  await expect(field(other, 'Full name')).toBeEnabled();
  await expect(other.getByText('Paid at checkout')).toHaveCount(0);
  await signInElsewhere(other, 'ada@example.com');
  await expect(other.getByText('Paid at checkout: $500.')).toBeVisible();
});

for (const [who, next] of [
  ['nobody', null],
  ['another customer', 'bo@example.com'],
] as const)
  test(`the payment step goes back to the form, and says why, when ${who} is signed in`, async ({ page }) => {
    await page.goto('/instant-site-form');
    await signInElsewhere(page, 'ada@example.com');
    await fill(page, required);
    await toPayment(page);
    await fill(page, card);
    await signInElsewhere(page, next);
    await expect(page).toHaveURL('/instant-site-form');
    await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeFocused();
    await expect(page.getByText('The customer who typed here is no longer logged in')).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue('');
    await signInElsewhere(page, null);
    await signInElsewhere(page, 'ada@example.com');
    await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace');
    await toPayment(page);
    await expect(field(page, 'Card number')).toHaveValue('');
    await expect(complete(page, 'Complete Order - $650')).toBeVisible();
  });

test('an order that is sent while its customer logs out is stored once, theirs, and leaves no draft', async ({
  page,
}) => {
  await open(page);
  await signInElsewhere(page, 'ada@example.com');
  await fill(page, required);
  await toPayment(page);
  await fill(page, card);
  await complete(page, 'Complete Order - $650').click();
  await signInElsewhere(page, null);
  await page.clock.runFor(2100);
  await expectSuccess(page);
  expect(await submissionsOf(page)).toMatchObject([
    { owner: 'ada@example.com', answers: { fullName: 'Ada Lovelace' } },
  ]);
  expect(Object.keys(await sessionOf(page)).filter((name) => name.startsWith('draft:'))).toEqual([]);
});

test('the payment step without the form leads to the form, which says so', async ({ page }) => {
  await page.goto('/instant-site-form?step=payment');
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByText('The payment comes after the form')).toBeVisible();
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

test('a browser that refuses to store says so in place and keeps everything', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await fill(page, card);
  await refuseWrites(page);
  await complete(page, 'Complete Order - $650').click();
  await page.clock.runFor(2100);
  await expect(complete(page, 'Complete Order - $650')).toHaveAccessibleDescription(/could not save the change/);
  await expect(field(page, 'Cardholder name')).toHaveValue('SECRET HOLDER');
  await expect(complete(page, 'Complete Order - $650')).toBeVisible();
});
