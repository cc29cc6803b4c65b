import { colors } from '../../brand.config';
import { bought, redeemed, sent } from '../../support/entries';
import { admin, customer, expect, open, type Page, seed, test } from '../fixtures';
import { rgb } from '../support/colors';
import { sheets } from '../support/sheets';

const long = { credits: 2000, amount: 1500, stripeSessionId: 'cs_test_a1B2c3D4e5F6g7H8' };
const purchase = bought('7f3c2a9e51d04b6c8a10e2f49b7d6c35', '01', long);

test('a receipt is one sheet, on A4 and on Letter', async ({ page }) => {
  await seed(page, customer({ userCredits: '2000', creditHistory: JSON.stringify([purchase]) }));
  await open(page, `/receipt?entry=${purchase.id}`);
  // The item's price and the total.
  await expect(page.getByText('$1,500.00')).toHaveCount(2);
  for (const format of ['A4', 'Letter']) expect(sheets(await page.pdf({ format }))).toBe(1);
});

const kitItem = {
  rule: 'ring',
  seed: 7,
  colors: ['#fbf7ee', '#1f4d3a', '#e8a33d'],
  letters: 'Donaudampfschifffahrtsgesellschaftskapitän',
};

test('the sheet of a branding kit is whole on A4 and on Letter, with a name of 42 letters', async ({ page }) => {
  const kit = redeemed('kit', '20', { service: 'Branding Kit' });
  const base = { project: `entry ada@example.com ${kit.date} ${kit.id}`, at: kit.date, by: 'agency' };
  const events = [
    { ...base, id: 'begun', kind: 'begun' },
    { ...base, id: 'proofs', kind: 'proofs', items: [kitItem], note: '' },
  ];
  await seed(page, customer({ creditHistory: JSON.stringify([kit]), projectEvents: JSON.stringify(events) }));
  await open(page, `/project?entry=kit&date=${kit.date}`);
  const sheet = page.locator('.kit-sheet');
  await expect(sheet).toHaveCSS('break-inside', 'auto');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toHaveCSS('break-inside', 'avoid');
  // Both in pixels, less the margins of 16 mm.
  for (const [width, height] of [
    [673, 1001],
    [695, 935],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await sheet.boundingBox())?.height).toBeLessThan(height);
  }
});

test('no printed letter is as light as the paper, whatever ground it stands on', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await seed(page, { colorScheme: 'dark' });
  for (const address of ['/', '/services/ui-ux', '/pricing', '/brand']) {
    await open(page, address);
    const light = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, a, button, span, td, th')]
        .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
        .filter((element) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
          return red + green + blue > 3 * 170;
        })
        .map((element) => element.innerText.slice(0, 40)),
    );
    expect(light, address).toEqual([]);
  }
});

test('the table of all prices takes at most three sheets, wherever on a sheet it begins, and no row is split', async ({
  page,
}) => {
  for (const [width, format] of [
    [375, 'A4'],
    [1280, 'Letter'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/pricing');
    const section = page.getByRole('region', { name: 'All prices' });
    await section.evaluate((element) => {
      while (element.nextElementSibling) element.nextElementSibling.remove();
    });
    const all = sheets(await page.pdf({ format }));
    await page.emulateMedia({ media: 'print' });
    for (const row of await section.locator('tr').all()) await expect(row).toHaveCSS('break-inside', 'avoid');
    await expect(section.getByText('Up to 3 rounds of changes')).toBeVisible();
    await section.evaluate((element) => element.remove());
    expect(all - sheets(await page.pdf({ format })) + 1).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: null });
  }
});

test('what waits to be scrolled to or opened is printed: sections, final figures, answers', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, '/');
  // A sign of use brings the sections below their script.
  await page.evaluate(() => window.scrollTo(0, 20));
  const waiting = page.locator('main .reveal.waiting');
  await expect(waiting).not.toHaveCount(0);
  const counted = page.locator('main dd').filter({ hasText: '98%' });
  await expect(counted.getByText('98%', { exact: true })).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(waiting.first()).toHaveCSS('opacity', '1');
  await expect(waiting.first()).toHaveCSS('translate', 'none');
  // It counts on paper, too, where the running number is not seen.
  await counted.scrollIntoViewIfNeeded();
  await expect(counted.getByText('98%', { exact: true })).toHaveCSS('opacity', '1');
  await expect(counted.locator('[aria-hidden]')).toBeHidden();
  await page.setViewportSize({ width: 375, height: 600 });
  await expect(page.getByText('Unlimited revisions')).toBeVisible();
  for (const row of await page.locator('.strip').all()) await expect(row).toHaveCSS('display', 'contents');
  await open(page, '/faq');
  const answers = page.locator('main [hidden="until-found"] > div');
  await expect(answers).toHaveCount(12);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('a printed history is the list: statuses as framed text, no filters, no buttons', async ({ page }) => {
  const statuses = ['pending', 'active', 'completed'].map((status) => redeemed(status, '02', { status }));
  const entries = [bought('n1', '01'), ...statuses];
  await seed(page, customer({ userCredits: '2000', creditHistory: JSON.stringify(entries) }));
  await open(page, '/history');
  const main = page.locator('main');
  const start = main.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const status of ['Ready to Start', 'Active', 'Completed']) {
    const badge = main.getByText(status, { exact: true }).first();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(badge).toHaveCSS('color', rgb(colors.ink));
    await expect(badge).toHaveCSS('border-top-width', '1px');
    await expect(badge).toHaveCSS('border-top-style', 'solid');
  }
  await expect(main.getByRole('group', { name: 'Show', includeHidden: true })).toBeHidden();
  await expect(start).toBeHidden();
  await expect(main.getByRole('link', { name: 'Purchase Credits', includeHidden: true })).toBeHidden();
  // The one that sorts is a column's name, too: its arrow is not.
  const sorts = main.getByRole('button');
  await expect(sorts).toHaveText(['Date']);
  expect(await sorts.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('none');
});

const manyEntries = JSON.stringify(Array.from({ length: 260 }, (_, index) => bought(`n${index}`, '01')));

const printed = async (page: Page) => {
  const count = await page.evaluateHandle(() => {
    const seen = { rows: 0, requests: 0 };
    window.addEventListener('beforeprint', () => {
      seen.rows = document.querySelectorAll('tbody tr:not(:has(th))').length;
      seen.requests = document.querySelectorAll('[id^="mark-"]').length;
    });
    return seen;
  });
  const pdf = await page.pdf({ format: 'A4' });
  return { ...(await count.jsonValue()), sheets: sheets(pdf) };
};

for (const width of [375, 1280])
  test(`a long history is printed whole and without blank sheets, from a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await seed(page, customer({ userCredits: '26000', creditHistory: manyEntries }));
    await open(page, '/history');
    const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr:not(:has(th))');
    await expect(rows).toHaveCount(100);
    await page.evaluate(() => window.scrollTo(0, 4000));
    const firstInView = () =>
      rows.evaluateAll((all) => {
        const row = all.find((one) => one.getBoundingClientRect().top >= 100);
        return row?.ariaRowIndex;
      });
    const before = await firstInView();
    const { rows: printedRows, sheets: count } = await printed(page);
    expect(printedRows).toBe(260);
    expect(count).toBeLessThan(60);
    // The window is as it was.
    await expect(rows).toHaveCount(100);
    expect(await firstInView()).toBe(before);
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(260);
  });

test('an admin prints all orders and all projects', async ({ page }) => {
  const requests = Array.from({ length: 130 }, (_, index) => sent('checkout', {}, { id: `r${index}` }));
  await seed(page, admin({ 'creditHistory_ben@example.com': manyEntries, submissions: JSON.stringify(requests) }));
  await open(page, '/admin');
  expect((await printed(page)).rows).toBe(260);
  await page.getByRole('link', { name: 'Projects (130)' }).click();
  await expect(page.getByRole('button', { name: 'Show 30 more' })).toBeVisible();
  expect((await printed(page)).requests).toBe(130);
  await expect(page.getByRole('button', { name: 'Show 30 more' })).toBeVisible();
});
