import { bought, redeemed, sent } from '../../support/entries';
import { admin, expect, expectRow, expectToast, open, type Page, rows, seed, stored, test, toast } from '../fixtures';

const trial = { fullName: 'Ben', email: 'ben@example.com', selectedPlan: 'growth', trialEndDate: '2026-12-01T08:00Z' };
const plan = { plan: 'agency', firstName: 'Cy', email: 'cy@example.com', totalAmount: 5000 };
const requests = [
  sent('trial', trial, { date: '2026-11-24T08:00:00.000Z', owner: 'ben@example.com' }),
  sent('checkout', plan, { id: 'order1', date: '2026-11-23T08:00:00.000Z', payment: 'pay_7' }),
];
const seeds = admin({
  'creditHistory_ben@example.com': JSON.stringify([redeemed('b2', '05'), bought('b1', '04')]),
  'userName_ben@example.com': 'Ben',
  'userCredits_ben@example.com': '1050',
  'creditHistory_cy@example.com': JSON.stringify([bought('c1', '02')]),
  submissions: JSON.stringify(requests),
});
/** In addition to `seeds`. */
const seedMore = (page: Page, entries: Readonly<Record<string, string>>) =>
  page.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, entries);
const seedMany = (page: Page) =>
  seedMore(page, {
    'creditHistory_ben@example.com': JSON.stringify(
      Array.from({ length: 300 }, (_, index) =>
        redeemed(`r${index}`, '01', { date: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString() }),
      ),
    ),
  });
const statusOf = async (page: Page) =>
  JSON.parse((await stored(page, 'creditHistory_ben@example.com')) ?? '[]')[0].status;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
  await seed(page, seeds);
});

test('Mark completed is taken back in row and toast, also if the filter hides what is completed', async ({ page }) => {
  await open(page, '/admin?status=active');
  await page.getByRole('button', { name: 'Mark completed' }).press('Enter');
  const undo = rows(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(page.getByRole('button', { name: 'Active (0)' })).toBeVisible();
  await expect(page.getByText('No rows to export')).toBeVisible();
  expect(await statusOf(page)).toBe('completed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mark completed' })).toBeFocused();
  await expectToast(page, 'Order is active again');
  expect(await statusOf(page)).toBe('active');

  await page.getByRole('button', { name: 'Mark completed' }).dblclick();
  await expect(undo).toBeVisible();
  expect(await statusOf(page)).toBe('completed');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark completed' })).toBeVisible();
  expect(await statusOf(page)).toBe('active');

  await page.getByRole('button', { name: 'Mark completed' }).click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('the tabs are in the address, keep the filters, and follow a fragment', async ({ page }) => {
  await open(page, '/admin?q=ben');
  await page.getByRole('link', { name: 'Projects (2)' }).click();
  await expect(page).toHaveURL('/admin?q=ben&tab=requests');
  await expect(page.getByRole('heading', { name: 'Admin notification emails' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.reload();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Export all data' })).toBeVisible();
  await page.getByRole('link', { name: 'Orders (3)' }).click();
  await expect(page).toHaveURL('/admin?q=ben');
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Data', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goto('/admin#request-order1');
  await expect(page).toHaveURL('/project?order=order1');
  await expect(page.getByRole('heading', { level: 1, name: 'Agency Service' })).toBeVisible();
});

test('a project is done, is found among the done ones, and is new again', async ({ page }) => {
  await open(page, '/admin?tab=requests');
  const region = page.getByRole('region', { name: 'Projects' });
  const list = region.getByRole('listitem');
  await expectRow(region, { 'Growth trial': 'The first charge is Dec 1, $5,500 per month' });
  const letter = region.getByRole('link', { name: /^Reply by email \(Agency Service, T-/ });
  await expect(letter).toHaveAttribute('href', /reference%20T-[A-Z]{6}/);
  await region.getByRole('button', { name: /^Mark done \(Agency Service/ }).press('Enter');
  await expect(region.getByRole('button', { name: /^Undo \(Agency Service/ })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Projects (1)' })).toBeVisible();
  expect(JSON.parse((await stored(page, 'submissions')) ?? '')[1].done).toBe('2026-11-25T12:00:00.000Z');
  await page.reload();
  await expect(list).toHaveCount(1);
  await region.getByRole('button', { name: 'Done (1)' }).click();
  await expect(list).toHaveText([/Done Nov 25, 2026, 12:00 PM/]);
  await region.getByRole('button', { name: 'Mark as new' }).click();
  await expect(region.getByRole('button', { name: /^Mark done \(Agency Service/ })).toBeVisible();
  await page.reload();
  await region.getByLabel('Search projects').fill('pay_7');
  await expect(list).toHaveCount(0);
  await expect(region.getByText('No done project matches')).toBeVisible();
  await region.getByRole('button', { name: 'Clear filters' }).click();
  await region.getByRole('button', { name: 'New (2)' }).click();
  await region.getByLabel('Search projects').fill('pay_7');
  await expect(list).toHaveCount(1);
  await region.getByLabel('Search projects').fill('');
  await region.getByLabel('Kind').selectOption('Free trial');
  await expect(list).toHaveCount(1);
  await region.getByLabel('Customer').selectOption('cy@example.com');
  await expect(page.getByText('No new project matches these filters.')).toBeVisible();
});

test('an empty list says why, and presets set the dates', async ({ page }) => {
  await open(page, '/admin?from=2026-11-06&to=2026-11-05');
  await expect(page.getByText('“From” is after “To”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('button', { name: /^All Orders/ })).toBeFocused();
  await page.getByLabel('Search by name or email').fill('zzz');
  await expect(page.getByText('No orders match “zzz”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL('/admin?from=2026-10-27');
  await expect(page.getByLabel('From')).toHaveValue('2026-10-27');
  await expect(page.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
  // Midnight has passed since the bar was drawn.
  await page.clock.setFixedTime(new Date('2026-11-26T00:00:05Z'));
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL('/admin?from=2026-11-20');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(rows(page)).toHaveCount(3);
});

const seedFestival = (page: Page) => {
  const history = Array.from({ length: 99 }, (_, index) => redeemed(`n${index}`, '01', { status: 'completed' }));
  const email = 'sample-festival-producer@flowers.example';
  return seedMore(page, {
    [`creditHistory_${email}`]: JSON.stringify([redeemed('r1', '03'), bought('p1', '02'), ...history]),
    [`userName_${email}`]: 'Sample: Festival producer',
  });
};

test('on a phone an order is low, and no word at its right breaks', async ({ page }) => {
  await seedFestival(page);
  for (const [width, height] of [
    [320, 170],
    [375, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await open(page, '/admin?q=festival');
    await expect(rows(page)).not.toHaveCount(0);
    const sizes = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(height);
    const button = page.getByRole('button', { name: /^Mark completed/ });
    expect((await button.boundingBox())?.height).toBeLessThan(44);
  }
});

test('on a phone what waits is there without a press, and filters and way back stay in view', async ({ page }) => {
  await seedFestival(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/admin');
  const today = page.locator('div', { has: page.getByRole('heading', { name: 'Today' }) }).last();
  await expect(today.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  // Before its list has come, the page is so short that the window would stay at the footer.
  await expect(rows(page)).not.toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(filters).toBeInViewport({ ratio: 1 });
  await filters.click();
  await page.getByRole('button', { name: 'Purchases', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('on a wide page the head of the table stays in view and the columns keep their width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await seedMany(page);
  await open(page, '/admin');
  const head = page.getByRole('columnheader', { name: 'Status' });
  const widths = () =>
    page.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  await expect(rows(page)).not.toHaveCount(0);
  const before = await widths();
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(head).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Purchases', exact: true }).click();
  expect(await widths()).toEqual(before);
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(head).not.toBeInViewport();
});
