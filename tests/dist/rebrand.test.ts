import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fonts } from '../../brand.config';
import { browserArguments, findBrowser } from '../../scripts/browsers/find-browser';
import { hardToReadInDark, violationsOf } from '../../support/axe';
import { hydrated } from '../../support/page';
import { colors, identity, story } from './nordlys.config';
import { rebrandedCopy } from './rebranded-copy';

const { inCopy, built, build, check, remove } = rebrandedCopy();
const base = '/studio';

const add = (file: string, before: string, added: string) => {
  const text = readFileSync(inCopy(file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(inCopy(file), text.replace(before, added + before));
};

/** The recipe of `CONTRIBUTING.md`, 'Add a page', but for the social card, which is a picture. */
const addPage = () => {
  const description = 'Who we look for, how we hire, and what a week here holds.';
  add('src/paths.ts', "  press: '/press',", "  careers: '/careers',\n");
  add('src/content/pages.ts', '  press: ', "  careers: 'Careers',\n");
  add('src/content/page-descriptions.ts', '  press:', `  careers: '${description}',\n`);
  add('src/routes.tsx', '  publicPage(patterns.press,', "  publicPage(patterns.careers, 'public/careers-page'),\n");
  writeFileSync(
    inCopy('src/pages/public/careers-page.tsx'),
    `import { LowerPart } from '../../components/hydration/hydrated-parts';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';

export const handle = fixedPage(pageMeta.careers);

export const Component = () => (
  <>
    <h1>Set a tile with us</h1>
    <LowerPart>
      <h2>Open positions</h2>
    </LowerPart>
  </>
);
`,
  );
};

/** The steps of the README, 'Make it yours', without what is drawn, and a page more, for a host's folder. */
beforeAll(() => {
  addPage();
  build({ VITE_BASE_PATH: `${base}/` });
});
afterAll(remove);

it('fails the check for what is not drawn, and for nothing else', () => {
  const { faults, status } = check();
  const isUndrawn =
    /^The outlines of letters|^Older than|^dist\/(?:favicon|(?:brand|media\/(?:strips|vignettes))\/[\w-]+)\.svg has #/;
  expect(faults.filter((line) => !isUndrawn.test(line))).toEqual([]);
  for (const told of [/^The outlines of letters/, /^Older .*favicon\.svg.* npm run brand -- icons$/])
    expect(faults).toContainEqual(expect.stringMatching(told));
  expect(status).toBe(1);
});

it.each([
  ['index.html', [`<title>`, identity.name, identity.tagline, `content="${colors.paper}"`]],
  ['contact.html', [...identity.address, identity.phone, identity.supportEmail]],
  ['brand.html', [story.idea, story.mark, story.colors.sun.name, colors.sun, fonts.text.family]],
  ['site.webmanifest', [identity.name, colors.paper]],
  ['llms.txt', [identity.name, identity.url]],
  ['careers.html', ['<h1>Set a tile with us</h1>', '<h2>Open positions</h2>', `<title>Careers | ${identity.name}`]],
  ['careers.html', ['Who we look for', `href="${base}/pricing"`, `data-main="${base}/assets/`]],
  ['sitemap.xml', ['/careers</loc>']],
  ['_headers', [`${base}/assets/*`]],
])('has it in %s', (file, texts) => {
  for (const text of texts) expect(built(file)).toContain(text);
});

it('has its shades, computed, and its fonts in the style sheet', () => {
  const sheet = readdirSync(inCopy('dist/assets')).find((file) => file.endsWith('.css'));
  expect(built(`assets/${sheet}`)).toMatch(/--color-ink-quiet:#[\da-f]{6}/);
  expect(built(`assets/${sheet}`)).toMatch(new RegExp(`--font-text:\\s*"?${fonts.display.family}`));
});

it('has pages in which axe finds nothing, a search that leads on, and nothing that asks outside its path', async () => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    const outside: string[] = [];
    await page.route(`${identity.url}/**`, (route) => {
      const { pathname: asked } = new URL(route.request().url());
      if (!asked.startsWith(`${base}/`)) {
        outside.push(asked);
        return route.fulfill({ status: 404 });
      }
      const pathname = asked.slice(base.length);
      const file = path.extname(pathname) ? pathname : pathname.replace(/\/$/, '/index').concat('.html');
      return route.fulfill({ path: inCopy(`dist${file}`) });
    });
    for (const address of ['/', '/pricing', '/brand', '/subscribe', '/careers']) {
      await page.goto(identity.url + base + address);
      await hydrated(page);
      expect(await page.title()).toContain(identity.name);
      expect(await violationsOf(page), address).toEqual([]);
      expect(await hardToReadInDark(page), `${address}, dark`).toEqual([]);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search the site' }).fill('how do i cancel');
    const options = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
    await options.filter({ hasText: 'How do I cancel?' }).waitFor();
    expect(await options.first().getAttribute('href')).toBe(`${base}/faq#cancel`);
    await options.filter({ hasText: 'See all results' }).click();
    await page.waitForURL(`${identity.url}${base}/search?q=how+do+i+cancel`);
    await page.locator('main ol > li').first().getByRole('link').click();
    await page.waitForURL(`${identity.url}${base}/faq#cancel`);
    expect(outside, 'addresses outside the path of the site').toEqual([]);
  } finally {
    await browser.close();
  }
});

it('fails the check where something of the former brand is left', () => {
  const { name: word } = JSON.parse(readFileSync('brand.shipped.json', 'utf8')) as { name: string };
  writeFileSync(inCopy('dist/left.txt'), `Written by ${word}`);
  expect(check().faults).toContain(`dist/left.txt has ${word}, which is not this brand's: “Written by ${word}”.`);
});
