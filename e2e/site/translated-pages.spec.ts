import { history } from '../accessible/history';
import { desk, openDeskAt } from '../demo/desk';
import { admin, customer, expect, seed, test } from '../fixtures';
import { dialog, options, field as searchField } from '../search/search';
import * as brief from '../support/brief';
import { card } from '../support/checkout';
import { applyCode, field, fill, phone, total } from '../support/forms';
import { hydrated, open } from '../support/page';
import { translate, translated } from '../support/translated';
import * as trial from '../support/trial-order';

/** Each text here is what the page says without a translator. That no error is raised is checked after every test. */
test.beforeEach(({ page }) => translate(page));

test('the search page marks what each letter finds', async ({ page }) => {
  await open(page, '/search');
  await translated(page);
  const query = page.getByRole('searchbox', { name: 'Search the site' });
  const first = page.locator('main ol > li').first();
  const status = page.getByRole('main').getByRole('status');
  await query.pressSequentially('web d');
  await expect(status).toHaveText(/results for “web d”/);
  await query.pressSequentially('esign');
  await expect(status).toHaveText(/results for “web design”/);
  await expect(first).toContainText('Web Development');
  await query.fill('logo');
  await expect(first).toContainText('Logo Design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“logo”');
});

test('the search dialog marks what each letter finds, and the checkout behind it keeps its card', async ({ page }) => {
  await open(page, '/payment?plan=agency');
  await translated(page);
  await fill(page, card);
  const number = await field(page, 'Card number').inputValue();
  await page.keyboard.press('Control+k');
  await searchField(page).pressSequentially('web design p');
  await expect(options(page).first()).toContainText('Web Design');
  await searchField(page).fill('pricing');
  await expect(options(page).first()).toContainText('Pricing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(number).toMatch(/5556$/);
  await expect(field(page, 'Card number')).toHaveValue(number);
  await expect(field(page, 'Security code')).toHaveValue(card['Security code']);
});

test('totals follow what is chosen: a tier of the trial, a discount, the quantity of credit packs', async ({
  page,
}) => {
  await open(page, '/payment?plan=instant-site');
  await translated(page);
  await expect(total(page)).toHaveText(/^\$500/);
  await applyCode(page, 'SAVE20');
  await expect(total(page)).toHaveText(/^\$400/);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(total(page)).toHaveText(/^\$500/);
  await seed(page, customer());
  await open(page, '/purchase-credits');
  await translated(page);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await page.getByRole('radio', { name: /Starter/ }).check();
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Decrease' }).click();
  await expect(summary).toContainText('Starter × 2');
  await expect(summary).toContainText('$200');
  await page.getByRole('radio', { name: /Professional/ }).check();
  await expect(summary).toContainText('Professional × 2');
  await expect(summary).toContainText('$900');
  await trial.open(page);
  await translated(page);
  await page.getByLabel('Starter').check();
  await expect(summary.getByRole('definition')).toHaveText([
    '$3,500 per month after 7 days',
    '$0',
    '$3,500March 8, 2026',
  ]);
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText('Included in Starter');
});

test('the history shows what its filter leaves, and its totals follow another tab', async ({ page }) => {
  await seed(page, customer({ userCredits: '350', creditHistory: history }));
  await open(page, '/history');
  await translated(page);
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr:not(:has(th))');
  const told = page.getByRole('region', { name: 'Transactions' }).getByRole('status').first();
  await expect(told).toHaveText('4 transactions');
  await page.getByRole('button', { name: 'Purchases' }).click();
  await expect(told).toHaveText('1 transaction');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Redemptions' }).click();
  await expect(told).toHaveText('3 transactions');
  await page.getByRole('button', { name: 'All Transactions' }).click();
  await expect(rows).toHaveCount(4);
  await page.evaluate(() => {
    localStorage.setItem('creditHistory', '[]');
    dispatchEvent(new StorageEvent('storage', { key: 'creditHistory', storageArea: localStorage }));
  });
  await expect(page.locator('dl').first()).toContainText(/Total Purchased\s*0/);
});

test('the brief says at which step it is, the Instant Site form how many sections are answered', async ({ page }) => {
  await page.setViewportSize(phone);
  await brief.open(page);
  await translated(page);
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
  await brief.reach(page, 3);
  await expect(page.getByText('Step 3 of 4').first()).toBeVisible();
  await brief.field(page, 'logo').setInputFiles(brief.file('a.png', 'image/png'));
  await expect(page.getByRole('listitem').filter({ hasText: 'a.png' })).toContainText('70 bytes · PNG');
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByText('Step 2 of 4').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/instant-site-form');
  await translated(page);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections).toContainText('0 of 9 sections answered');
  await fill(page, { 'Full name': 'Ada Lovelace', Email: 'ada@example.com' });
  await expect(sections).toContainText('1 of 9 sections answered');
});

test('the admin’s counts follow the filters', async ({ page }) => {
  await seed(page, admin({ 'creditHistory_ben@example.com': history, 'userName_ben@example.com': 'Ben' }));
  await open(page, '/admin');
  await translated(page);
  await expect(page.getByRole('button', { name: 'All Orders (4)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('4 rows')).toBeVisible();
  await page.getByRole('button', { name: /^Purchases/ }).click();
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^All Orders/ }).click();
  await page.getByLabel('Search by name or email').fill('nobody');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('4 rows')).toBeVisible();
});

test('the demo desk says what date it is', async ({ page }) => {
  await page.setViewportSize(phone);
  await seed(page, customer());
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'));
  await open(page, '/payment?plan=agency');
  await translated(page);
  await openDeskAt(page, 'Test cards');
  await expect(desk(page)).toContainText('Press one to fill it in.');
  await page.keyboard.press('Escape');
  await open(page, '/dashboard');
  await openDeskAt(page, 'Time');
  await desk(page).getByRole('button', { name: 'A day later' }).click();
  await expect(desk(page)).toContainText('Demo time: Nov 25, 2026');
  await desk(page).getByRole('button', { name: 'A week later' }).click();
  await expect(desk(page)).toContainText('Demo time: Dec 2, 2026');
});

test('the marquee pauses and moves on; answers and menus open and close', async ({ page }) => {
  await open(page, '/');
  await translated(page);
  await page.getByRole('button', { name: 'Pause the client list' }).click();
  await page.getByRole('button', { name: 'Play the client list' }).click();
  await expect(page.getByRole('button', { name: 'Pause the client list' })).toBeVisible();
  await open(page, '/faq');
  await translated(page);
  await page.getByRole('button', { name: 'How do I cancel?' }).click();
  await expect(page.getByRole('button', { name: 'How do I cancel?' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Services menu' }).press('Enter');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Cloud/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Services' }).click();
  await page.keyboard.press('Escape');
  await hydrated(page);
});
