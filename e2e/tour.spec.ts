import { admin, expect, seed, test } from './fixtures';
import { allOf, renderedPages } from './rendered-pages';
import { runAxe } from './run-axe';

const widths = [320, 375, 768, 1440];
const axeWidths = [375, 1440];
const pagesPerTest = 6;

/** Pages that send everyone but their own visitors away. */
const guarded = /^\/(dashboard|purchase-credits|add-payment-method|redeem|history|receipt|admin$)/;

const batches = Array.from({ length: Math.ceil(renderedPages.length / pagesPerTest) }, (_, index) =>
  renderedPages.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

test('every page has one h1 and a title and description of its own', () => {
  expect(renderedPages.length).toBeGreaterThan(70);
  for (const field of [/<title>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
    const texts = renderedPages.map(({ address, html }) => {
      const found = allOf(html, field);
      expect(found, address).toHaveLength(1);
      return found[0] ?? '';
    });
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  for (const { address, html } of renderedPages) expect(allOf(html, /(<h1)[\s>]/g), address).toHaveLength(1);
});

for (const [index, batch] of batches.entries())
  test(`tour ${index + 1}: ${batch[0]?.address} to ${batch.at(-1)?.address}`, async ({ page, context }) => {
    test.setTimeout(90_000);
    for (const { address } of batch) {
      await context.clearCookies();
      if (guarded.test(address)) await seed(page, admin());
      await page.goto(address);
      await expect(page.locator('h1'), address).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${address} at ${width}: sideways scroll`).toBe(0);
        if (axeWidths.includes(width)) expect(await runAxe(page), `${address} at ${width}`).toEqual([]);
      }
    }
  });
