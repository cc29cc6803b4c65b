// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { identity } from '../../brand.config';
import { routeTable } from '../../src/routes';
import { builtPages, canonicalOf, listedPages, metaOf, readBuilt } from './pages';

const repeated = (values: readonly (string | null)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('every page was built: all addresses of the route table and the 404 page', () => {
  const addresses = routeTable.flatMap((row) => row.addresses);
  expect(builtPages.map(({ address }) => address).sort()).toEqual([...addresses, '/404'].sort());
  expect(addresses).not.toContain('/styleguide');
});

it('every page has a unique title and description, of a length that search engines show in full', () => {
  for (const page of listedPages) {
    const { title } = page.document;
    const description = metaOf(page, 'description') ?? '';
    expect(title.length, `${page.address}: ${title}`).toBeGreaterThan(5);
    expect(title.length, `${page.address}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, `${page.address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${page.address}: ${description}`).toBeLessThanOrEqual(165);
  }
  // Pages with the same canonical address are one page for search engines.
  const unique = [...new Map(builtPages.map((page) => [canonicalOf(page) ?? page.address, page])).values()];
  expect(repeated(unique.map(({ document }) => document.title))).toEqual([]);
  const listed = unique.filter((page) => listedPages.includes(page));
  expect(repeated(listed.map((page) => metaOf(page, 'description')))).toEqual([]);
});

it('each address has its title, and a noindex tag where it is not to be found', async () => {
  const lines = builtPages.map((page) => {
    const title = page.document.title.replaceAll(identity.name, '*');
    return `${page.address}  ${title}  ${metaOf(page, 'robots') ?? ''}`.trim();
  });
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('titles.txt');
});

it('public pages have a canonical address and complete social cards', () => {
  for (const page of listedPages) {
    const canonical = canonicalOf(page) ?? '';
    expect(canonical.startsWith(`${identity.url}/`), `${page.address}: ${canonical}`).toBe(true);
    expect(metaOf(page, 'og:url'), page.address).toBe(canonical);
    const { title } = page.document;
    expect([metaOf(page, 'og:title'), metaOf(page, 'twitter:title')]).toEqual([title, title]);
    expect(metaOf(page, 'twitter:card'), page.address).toBe('summary_large_image');
    for (const name of ['og:description', 'og:image:alt', 'og:site_name', 'og:type', 'twitter:description'])
      expect(metaOf(page, name), `${page.address} ${name}`).toBeTruthy();
  }
});

it('public pages have a social picture of their own, of the stated size and at most 40 kB', () => {
  for (const page of listedPages) {
    const image = metaOf(page, 'og:image') ?? '';
    expect(metaOf(page, 'twitter:image')).toBe(image);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
    const png = readFileSync(`dist${new URL(image).pathname}`);
    // The header of a PNG has its width and height at fixed offsets.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], `${page.address}: ${image}`).toEqual([1200, 630]);
    expect(png.length, `${page.address}: ${image}`).toBeLessThanOrEqual(40_000);
  }
  expect(repeated(listedPages.map((page) => metaOf(page, 'og:image')))).toEqual([]);
});

it('sitemap, robots and llms.txt list every public page once, by its canonical address, and nothing else', () => {
  const expected = [...new Set(listedPages.map(canonicalOf))].sort();
  const inSitemap = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(inSitemap.sort()).toEqual(expected);
  const [pages = ''] = readBuilt('llms.txt').split('## Prices');
  const inText = [...pages.matchAll(/^- \[.*?\]\((\S+?)\): /gm)].map(([, address]) => address);
  expect(inText.sort()).toEqual(expected);
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${identity.url}/sitemap.xml\n`);
});

it('the web manifest lists only icons that exist', () => {
  const { icons, start_url } = JSON.parse(readBuilt('site.webmanifest')) as {
    icons: { src: string; purpose: string }[];
    start_url: string;
  };
  expect(start_url).toBe('/');
  for (const { src, purpose } of icons) {
    expect(existsSync(`dist${src}`), src).toBe(true);
    expect(purpose).toBe(src.includes('maskable') ? 'maskable' : 'any');
  }
});

it.each([
  ['case-studies', '/our-work'],
  ['requests', '/projects'],
])('%s leads on to %s at a host that knows no rules', (former, now) =>
  expect(readBuilt(`${former}.html`)).toContain(`url=${now}"`),
);
