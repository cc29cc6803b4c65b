import { expect, holdBack, hydrated, test } from '../fixtures';

for (const [address, file] of Object.entries({ '/': 'home-page', '/faq#cancel': 'faq-page' }))
  test(`${address} stays where it was scrolled to before it was hydrated`, async ({ page }) => {
    const release = await holdBack(page, new RegExp(`/assets/${file}-[\\w-]+\\.js$`));
    await page.goto(address);
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
  });
