import { colors } from '../../brand.config';
import { bought, redeemed } from '../../support/entries';
import { customer, expect, expectRowAtTop, open, rowAtTop, rows, seed, test } from '../fixtures';
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

test('a printed history is a statement: whose it is, statuses as framed text, no filters, links and buttons', async ({
  page,
}) => {
  const statuses = ['pending', 'active', 'completed'].map((status) => redeemed(status, '02', { status }));
  const unfinished = {
    key: 'k',
    reference: 'TES-77',
    state: 'unknown',
    owner: 'ada@example.com',
    amountCents: 150_000,
  };
  await page.setViewportSize({ width: 375, height: 812 });
  await seed(
    page,
    customer({
      userName: 'Ada Lovelace',
      'billingDetails_ada@example.com': JSON.stringify({ company: 'Engines Ltd', address: '1 Street', taxNumber: '' }),
      creditHistory: JSON.stringify([bought('n1', '01'), ...statuses]),
      openPayments: JSON.stringify([{ ...unfinished, order: { kind: 'credits', credits: 2000, amount: 1500 } }]),
    }),
  );
  await open(page, '/history');
  const main = page.locator('main');
  await expect(main.getByText('$1,500. Reference: TES-77')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Open the calendar/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Ada Lovelace', 'Engines Ltd', '1 Street', 'November 1, 2026 to November 2, 2026'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(main.getByRole('table')).toHaveCSS('display', 'table');
  await expect(main.getByRole('row', { name: /Purchased 100 credits/ })).toHaveCSS('display', 'table-row');
  for (const status of ['Ready to Start', 'Active', 'Completed']) {
    const badge = main.getByText(status, { exact: true }).first();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(badge).toHaveCSS('color', rgb(colors.ink));
    await expect(badge).toHaveCSS('border-top-width', '1px');
    await expect(badge).toHaveCSS('border-top-style', 'solid');
  }
  await expect(main.getByRole('group', { name: 'Show', includeHidden: true })).toBeHidden();
  await expect(main.getByRole('link')).toHaveCount(0);
  // The one that sorts is a column's name, too: its arrow is not.
  const sorts = main.getByRole('button');
  await expect(sorts).toHaveText(['Date']);
  expect(await sorts.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('none');
});

const manyEntries = JSON.stringify(Array.from({ length: 260 }, (_, index) => bought(`n${index}`, '01')));

for (const width of [375, 1280])
  test(`a long history is printed whole and without blank sheets, from a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await seed(page, customer({ userCredits: '26000', creditHistory: manyEntries }));
    await open(page, '/history');
    await expect(rows(page)).toHaveCount(100);
    await page.evaluate(() => window.scrollTo(0, 4000));
    const before = await rowAtTop(page);
    const atPrint = await page.evaluateHandle(() => {
      const seen = { rows: 0 };
      window.addEventListener('beforeprint', () => {
        seen.rows = document.querySelectorAll('tbody tr:not(:has(th))').length;
      });
      return seen;
    });
    expect(sheets(await page.pdf({ format: 'A4' }))).toBeLessThan(60);
    expect(await atPrint.jsonValue()).toEqual({ rows: 260 });
    // The window is as it was.
    await expect(rows(page)).toHaveCount(100);
    await expectRowAtTop(page, before);
    await page.emulateMedia({ media: 'print' });
    await expect(rows(page)).toHaveCount(260);
  });
