import { customer, expect, open, type Page, seed, test } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The least part of a half's width that has something to see, of both halves of every screen of a page. */
const leastFilled = (page: Page) =>
  page.evaluate(() => {
    const half = innerWidth / 2;
    let least = 1;
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 300) {
      scrollTo({ top, behavior: 'instant' });
      const columns = new Set<number>();
      const range = document.createRange();
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        const isSeen = node instanceof Text ? node.data.trim() !== '' : element?.matches('img, svg, input, textarea');
        if (!isSeen || !element?.checkVisibility()) continue;
        range.selectNode(node);
        for (const { left, right, top, bottom } of range.getClientRects())
          if (bottom > 80 && top < innerHeight)
            for (let x = Math.max(0, left); x < Math.min(right, innerWidth); x += 8) columns.add(Math.floor(x / 8));
      }
      const inLeft = [...columns].filter((column) => column * 8 < half).length;
      least = Math.min(least, (inLeft * 8) / half, ((columns.size - inLeft) * 8) / half);
    }
    return least;
  });

const pages = [
  '/',
  '/services',
  '/services/ui-ux',
  '/solutions?capability=cloud',
  '/our-work',
  '/case-study/trillerfest',
];
const texts = ['/pricing', '/faq', '/contact', '/studio', '/brand', '/press', '/search', '/search?q=logo', '/terms'];
const flows = ['/subscribe', '/onboarding', '/payment', '/instant-site-form'];
const account = ['/dashboard', '/history', '/projects', '/purchase-credits', '/redeem/logo-design'];

test('on wide screens no half is blank, and the page is as wide as 120rem', async ({ page }) => {
  await seed(page, customer({ userCredits: '300' }));
  for (const address of [...pages, ...texts, ...flows, ...account]) {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, address);
    await expect.poll(() => leastFilled(page), address).toBeGreaterThan(0.3);
    await page.setViewportSize({ width: 2560, height: 1440 });
    await expect.poll(() => leastFilled(page), `${address} at 2560`).toBeGreaterThan(0.3);
  }
  await open(page, '/');
  for (const [width, wide] of [
    [1599, 1440],
    [1920, 1920],
    [2560, 1920],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    await expect(page.locator('main .page-grid').first()).toHaveCSS('width', `${wide}px`);
  }
});
