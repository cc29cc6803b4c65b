import { customer, expect, hydrated, type Page, seed, test } from '../fixtures';
import { shiftsOf, watchShifts } from '../support/layout-shift';

test.use({ allowConsole: ['404'] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// All spellings of paths and queries: `tests/entry-path.test.ts`.
for (const [written, address, shown] of [
  ['/services/%22cloud%22,', '/services/cloud', 'Cloud Engineering'],
  ['/redeem/Logo-Design', '/redeem/logo-design', 'Logo Design'],
  ['/solutions?Capability=Cloud;', '/solutions?capability=cloud', 'Cloud'],
] as const)
  test(`${written} shows the page of ${address}`, async ({ page }) => {
    await seed(page, customer({ userCredits: '900' }));
    await page.goto(written);
    await expect(heading(page)).toHaveText(shown);
    await expect(page).toHaveURL(address);
  });

test('checkout reads a plan and a code as they were meant', async ({ page }) => {
  await page.goto('/payment?PLAN=agency&plan=Agency%20&amp;Code=launch50.');
  await expect(page).toHaveURL('/payment?plan=agency&code=LAUNCH50');
  await expect(page.locator('#order-summary dl')).toContainText('Total$2,500');
  await expect(page.getByText(/not a valid|not one of|cannot both/)).toHaveCount(0);
});

for (const [address, words] of [
  ['/subscribe?plan=Platinum', '“Platinum” is not one of our plans. This is Growth.'],
  ['/subscribe?plan=enterprise', '“Enterprise” has no free trial. This is Growth.'],
  ['/payment?plan=starter', '“Starter” starts with a free trial. This is Agency Service.'],
  ['/payment?plan=agency&code=SUMMER', '“SUMMER” is not a valid code.'],
  ['/signup?plan=Platinum', '“Platinum” is not one of our plans.'],
] as const)
  test(`${address} is named, without moving the page`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await hydrated(page);
      const line = page.getByText(words.replace(/.*” /, '').replace(/ This is.*/, ''), { exact: false }).locator('..');
      await expect(line).toHaveText(words);
      await expect(page.locator('[role=status][data-state=open]')).toHaveCount(0);
      if (address.startsWith('/payment')) await expect(page.locator('#order-summary dl')).toContainText('Total$5,000');
      const [box, title] = [await line.boundingBox(), await heading(page).boundingBox()];
      expect(box && box.x + box.width).toBeLessThanOrEqual(width);
      if (box && title && box.y < title.y) expect(box.y + box.height).toBeLessThanOrEqual(title.y + 1);
      // A code counts as typed: on a phone the remark on the draft that is kept takes a second line.
      const isTyped = address.includes('code=');
      if (isTyped) await expect(page.getByText(/^(Draft saved in this tab|Your draft is back)\./)).toBeVisible();
      expect((await shiftsOf(page)).shifted).toBeLessThan(isTyped ? 0.02 : 0.001);
    }
  });

test('a query that selects no view of the page hides nothing while scripts are on their way', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  const hidden = /is-undecided/;
  for (const address of ['/', '/faq', '/contact', '/case-study/bellabeat', '/services/cloud', '/search', '/services']) {
    await page.goto(`${address}?plan=a&industry=retail&step=2&capability=cloud`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await expect(page.locator('html'), address).not.toHaveClass(hidden);
    await expect(heading(page), address).toBeVisible();
  }
  for (const address of [
    '/subscribe?PLAN=starter',
    '/onboarding?a=1&amp;step=2',
    '/solutions?capability=cloud',
    '/our-work?industry=web3',
  ]) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('html'), address).toHaveClass(hidden);
  }
});
