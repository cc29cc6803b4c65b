import { allOf, renderedPages } from '../../support/rendered-pages';
import { expect, test } from '../fixtures';

const own = 'http://own.test';

test('every internal link and anchor, followed from the home page, leads to a page and place', async ({ request }) => {
  const pages = new Map<string, string>();
  const waiting = ['/'];
  const anchors: { from: string; to: string; id: string }[] = [];
  const broken: string[] = [];
  const cameFrom = new Map<string, string>();

  while (waiting.length > 0) {
    const address = waiting.pop() ?? '/';
    if (pages.has(address)) continue;
    const response = await request.get(address);
    const html = await response.text();
    pages.set(address, html);
    if (response.status() !== 200 || /<h1[^>]*>Page Not Found/.test(html))
      broken.push(`${address} (${response.status()}), linked from ${cameFrom.get(address)}`);
    for (const raw of allOf(html, /<a\b[^>]*?\shref="([^"]*)"/g)) {
      const url = new URL(raw.replaceAll('&amp;', '&'), own + address);
      if (url.origin !== own) continue;
      // Queries are answered by the same file.
      const to = url.pathname;
      if (url.hash) anchors.push({ from: address, to, id: decodeURIComponent(url.hash.slice(1)) });
      if (/\.(svg|png)$/.test(to)) {
        if ((await request.head(to)).status() !== 200) broken.push(`${to}, linked from ${address}`);
      } else if (!pages.has(to)) {
        cameFrom.set(to, address);
        waiting.push(to);
      }
    }
  }

  expect(broken).toEqual([]);
  const missing = anchors.filter(({ to, id }) => !allOf(pages.get(to) ?? '', /\sid="([^"]+)"/g).includes(id));
  expect(missing).toEqual([]);
  // Nothing public can only be reached by knowing its address. Menus lead to a capability by query, not by its path.
  const unlinked = renderedPages.filter(
    ({ address, isPublic }) => isPublic && !pages.has(address) && !address.startsWith('/capabilities/'),
  );
  expect(unlinked.map(({ address }) => address)).toEqual([]);
});
