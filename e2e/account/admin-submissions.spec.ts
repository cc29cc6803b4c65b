import { readFile } from 'node:fs/promises';
import { admin, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { open, sidewaysScroll } from '../support/page';

const hostileName = '<img src=x onerror="document.title=1"> 👩🏽‍🚀 שלום';

const requests = [
  {
    id: 'a'.repeat(32),
    kind: 'checkout',
    date: '2026-11-02T08:00:00.000Z',
    answers: { plan: 'agency', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', totalAmount: 4000 },
  },
  {
    id: 'b'.repeat(32),
    kind: 'instant-site',
    date: '2026-11-03T08:00:00.000Z',
    answers: {
      fullName: hostileName,
      email: 'bo@example.com',
      goals: { portfolio: true, event: false, otherText: '' },
      mediaFiles: [{ name: 'engine.png', size: 70, type: 'image/png' }],
      totalAmount: 0,
    },
  },
];

for (const width of [375, 1440])
  test(`every request is listed, read in full and downloaded at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await seed(page, admin({ submissions: JSON.stringify(requests) }));
    await open(page, '/admin?tab=requests');
    const region = page.getByRole('region', { name: 'Requests' });
    const rows = region.getByRole('button', { expanded: false });
    await expect(rows).toHaveText([
      /^Instant Site order.*onerror.*bo@example\.com.*\$0\.00$/,
      /^Checkout.*Ada Byron.*ada@example\.com.*\$4,000\.00$/,
    ]);
    await rows.first().press('Enter');
    await expect(region.getByText('engine.png (70 bytes)')).toBeVisible();
    await expect(region.getByRole('definition').filter({ hasText: 'onerror' })).toHaveText(hostileName);
    await expect(region.getByText('Portfolio', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'requests');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const download = page.waitForEvent('download');
    await region.getByRole('button', { name: /^Download JSON/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('request_instant-site_2026-11-03_bbbbbbbb.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual(requests[1]);
  });

test('words without a break make nothing wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const long = 'n'.repeat(240);
  const answers = {
    fullName: long,
    email: `${long}@example.com`,
    existingLinks: `https://example.com/${long}`,
    mediaFiles: [{ name: `${long}.png`, size: 70, type: 'image/png' }],
    totalAmount: 650,
  };
  await seed(page, admin({ submissions: JSON.stringify([{ ...requests[1], answers }]) }));
  await open(page, '/admin?tab=requests');
  await page.getByRole('region', { name: 'Requests' }).getByRole('button', { expanded: false }).click();
  await expect(page.getByRole('definition').filter({ hasText: `${long}.png` })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('without requests the page says what would show up', async ({ page }) => {
  await seed(page, admin());
  await open(page, '/admin?tab=requests');
  await expect(page.getByText('No requests yet.')).toBeVisible();
});
