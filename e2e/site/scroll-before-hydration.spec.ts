import { expect, holdBack, hydrated, open, type Page, test } from '../fixtures';

/** Scrolls the page while its script is held back. The page stays there, also while it is hydrated. */
const expectScrollKept = async (page: Page, file: string, load: () => Promise<unknown>) => {
  const release = await holdBack(page, new RegExp(`/assets/${file}-[\\w-]+\\.js$`));
  await load();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const moves = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(Math.round(window.scrollY)));
    return seen;
  });
  release();
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  expect((await moves.jsonValue()).filter((y) => y !== 700)).toEqual([]);
};

for (const [address, file] of Object.entries({ '/': 'home-page', '/faq#cancel': 'faq-page' }))
  test(`${address} stays where it was scrolled to before it was hydrated`, async ({ page }) => {
    await expectScrollKept(page, file, () => page.goto(address));
  });

test('a page that is reloaded stays where it was scrolled to before it was hydrated', async ({ page }) => {
  await open(page, '/faq');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expectScrollKept(page, 'faq-page', () => page.reload());
});
