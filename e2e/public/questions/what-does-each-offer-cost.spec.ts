import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../../fixtures';
import { calendars } from '../../support/calendars';
import { open } from '../../support/page';

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

/** Each page with prices, how many blocks of them it has, and whether the link opens a new tab there, because the page has fields. */
const pages: readonly [address: string, blocks: number, inNewTab: boolean][] = [
  ['/', 2, false],
  ['/services', 1, false],
  ['/services/creative-design', 1, false],
  ['/enterprise', 1, false],
  ['/pricing', 1, false],
  ['/subscribe', 1, true],
  ['/instant-site-form', 1, true],
  ['/payment?plan=agency', 1, true],
  ['/purchase-credits', 1, true],
];

/** Rows of the table: the offer, its price, and where it starts. */
const rows: readonly [row: RegExp, price: string, link: string, to: RegExp | string][] = [
  [/^Free trial/, '$0', 'Start a free trial', /^\/subscribe$/],
  [/^Starter plan/, '$3,500', 'Sign up', /^\/onboarding\?plan=starter$/],
  [/^Growth plan/, '$5,500', 'Sign up', /^\/onboarding\?plan=growth$/],
  [/^Custom Enterprise/, '$10,000 to $100,000', 'Book a call', calendars.consultation],
  [/^Agency Service/, '3-month minimum: $15,000', 'Go to checkout', /^\/payment\?plan=agency$/],
  [/^Enterprise Plan/, '$5,000', 'Start Enterprise Plan', /^\/payment\?plan=enterprise$/],
  [/^Flex subscription/, '$5,000 to $100,000', 'Start the monthly plan', /^\/payment\?plan=enterprise$/],
  [/^Dedicated team/, 'From $50,000', 'Plan a team', /^\/contact$/],
  [/^Instant Site Paid first/, '$500', 'Go to checkout', /^\/payment\?plan=instant-site$/],
  [/^Instant Site from its form/, '$650', 'Fill in the form', /^\/instant-site-form$/],
  [/^Ad Creative/, 'From $500', 'Creative Design', /^\/services\/creative-design$/],
  [/^Enterprise pack/, '$1,500', 'Buy credits', /^\/purchase-credits$/],
  [/^3-Page Instant Site/, '500 credits', 'Redeem', /^\/redeem\/instant-site$/],
];

const compareLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Compare all prices' });

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [address, blocks, inNewTab] of pages)
      test(`What does each offer cost, and where does it start? One press from ${address}`, async ({
        page,
        context,
      }) => {
        if (address === '/purchase-credits') await seed(page, customer());
        await open(page, address);
        const links = compareLinks(page);
        await expect(links).toHaveCount(blocks);
        const opened = inNewTab ? context.waitForEvent('page') : Promise.resolve(page);
        await links.first().click();
        const table = await opened;
        await expect(table).toHaveURL('/pricing#all-prices');
        await expect(table.getByRole('heading', { name: 'Every price on this site' })).toBeInViewport();
      });

    test('What does each offer cost, and where does it start? Every row says both', async ({ page }) => {
      await open(page, '/pricing#all-prices');
      const table = page.getByRole('table', { name: 'Every price on this site' });
      // A row of names, five of headings, 8 + 2 + 13 + 3 + 6 prices.
      await expect(table.getByRole('row')).toHaveCount(38);
      for (const [name, price, link, to] of rows) {
        const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
        await expect(row).toContainText(price);
        await expect(row.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', to);
      }
    });
  });
