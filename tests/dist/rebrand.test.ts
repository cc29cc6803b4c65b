import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fonts } from '../../brand.config';
import { violationsOf } from '../../e2e/support/axe';
import { hydrated } from '../../e2e/support/page';
import { browserArguments, findBrowser } from '../../scripts/browsers/find-browser';
import { colors, identity, fonts as shippedFonts, story } from './nordlys.config';
import { copySite } from './site-copy';

const copy = copySite();
const inCopy = (file: string) => path.join(copy.folder, file);
const built = (file: string) => readFileSync(inCopy(`dist/${file}`), 'utf8');
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
    `import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';

export const handle = fixedPage(pageMeta.careers);

export const Component = () => (
  <>
    <h1>Set a tile with us</h1>
    <Rest>
      <h2>Open positions</h2>
    </Rest>
  </>
);
`,
  );
};

/** What is drawn in a second or two. Pictures and films take minutes. */
const drawn = ['icons', 'brand', 'social'];
const script = (file: string, ...words: string[]) =>
  execFileSync('npx', ['tsx', file, ...words], { cwd: copy.folder, stdio: 'pipe' });
const check = () =>
  spawnSync('npx', ['tsx', 'scripts/brand/check.ts', ...drawn], { cwd: copy.folder, encoding: 'utf8' });

/** The steps of the README, 'Make it yours', and a page more, for a host's folder. */
beforeAll(() => {
  // Its fonts are those of the present brand, swapped: they are installed.
  const config = [
    ['../../src/', './src/'],
    [shippedFonts.display.family, fonts.text.family],
    [shippedFonts.display.package, fonts.text.package],
    [shippedFonts.text.family, fonts.display.family],
    [shippedFonts.text.package, fonts.display.package],
  ].reduce(
    (text, [from = '', to = '']) => text.replace(from, to),
    readFileSync('tests/dist/nordlys.config.ts', 'utf8'),
  );
  writeFileSync(inCopy('brand.config.ts'), config);
  writeFileSync(inCopy('brand.shipped.json'), readFileSync('brand.shipped.json', 'utf8'));
  writeFileSync(inCopy('brand.lock.json'), readFileSync('brand.lock.json', 'utf8'));
  script('scripts/fonts/fonts.ts');
  script('scripts/media/render.ts', ...drawn);
  addPage();
  copy.build({ VITE_BASE_PATH: `${base}/` });
});
afterAll(copy.remove);

it('passes the check: no trace of the former brand, readable colors, current drawings', () => {
  const { stderr, status } = check();
  expect(stderr.split('\n').filter((line) => line && !line.startsWith('Still examples'))).toEqual([]);
  expect(status).toBe(0);
});

it.each([
  ['index.html', [`<title>`, identity.name, identity.tagline, `content="${colors.paper}"`]],
  ['contact.html', [...identity.address, identity.phone, identity.supportEmail]],
  ['brand.html', [story.idea, story.mark, story.colors.sun.name, colors.sun, fonts.text.family]],
  ['site.webmanifest', [identity.name, colors.paper]],
  ['llms.txt', [identity.name, identity.url]],
  ['favicon.svg', [colors.paper, colors.vermilion]],
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

it('has pages in which axe finds nothing, and which ask for nothing outside their path', async () => {
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
    }
    expect(outside, 'addresses outside the path of the site').toEqual([]);
  } finally {
    await browser.close();
  }
});

it('fails the check where something of the former brand is left', () => {
  const { name: word } = JSON.parse(readFileSync('brand.shipped.json', 'utf8')) as { name: string };
  writeFileSync(inCopy('dist/left.txt'), `Written by ${word}`);
  const { stderr, status } = check();
  expect(stderr).toContain(`dist/left.txt has ${word}, which is not this brand's: “Written by ${word}”.`);
  expect(status).toBe(1);
});
