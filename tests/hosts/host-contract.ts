import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/browsers/find-browser';
import { headersFor, parseHeaders } from '../../scripts/build/host-rules';
import { hydrated } from '../../support/page';

const security = headersFor(parseHeaders(readFileSync('dist/_headers', 'utf8')), '/');
const pages = ['/pricing', '/services/branding', '/case-study/trillerfest', '/redeem/logo-design'];

/** What every host of the site must do, as tests. `start` is asked for once they run. */
export const hostContract = (name: string, base: string, origin: () => string): void => {
  const ask = (path: string) => fetch(origin() + base + path, { redirect: 'manual' });
  const scriptOf = (html: string) => / data-main="([^"]+)"/.exec(html)?.[1] ?? '';

  describe(`${name}${base && ` under ${base}`}`, () => {
    it.each(['/', ...pages])('answers %s with its page', async (path) => {
      const response = await ask(path);
      const answer = [response.status, response.headers.get('content-type')?.toLowerCase()];
      expect(answer).toEqual([200, 'text/html; charset=utf-8']);
      expect(await response.text()).toContain(`data-page="${path}"`);
    });

    it('keeps the query out of the choice of the page', async () => {
      expect(await (await ask('/solutions?capability=ai')).text()).toContain('data-page="/solutions"');
    });

    it('has every file that a page names', async () => {
      const html = await (await ask('/pricing')).text();
      const files = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/[^"]+)"/g)].map(([, file]) =>
        String(file),
      );
      expect(files.length).toBeGreaterThan(5);
      for (const file of files) expect((await fetch(origin() + file)).status, file).toBe(200);
    });

    it.each([
      ['/pricing.html', '/pricing'],
      ['/pricing/', '/pricing'],
      ['/index.html', '/'],
      ['/case-studies', '/our-work'],
      ['/requests', '/projects'],
    ])('leads from %s to %s', async (from, to) => {
      const response = await ask(from);
      expect([301, 308]).toContain(response.status);
      expect(new URL(response.headers.get('location') ?? '', origin()).pathname).toBe(base + to);
    });

    it.each(['//other.example/pricing.html', '//other.example/pricing/', '/pricing%3Fa/'])(
      'leads nowhere else from %s',
      async (path) => {
        const location = (await ask(path)).headers.get('location') ?? '/';
        expect(new URL(location, origin()).origin).toBe(origin());
        expect(location).not.toContain('?');
      },
    );

    it.each([
      ['/no-such-page', 'data-page="/404"'],
      ['/__proto__', 'data-page="/404"'],
      ['/no-such-folder/case-studies', 'data-page="/404"'],
      ['/services/no-such-service/deeper', 'data-page="/services"'],
      ['/case-study/no-such-study', `url=${base}/our-work`],
    ])('answers %s with status 404 and what it shows', async (path, text) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(text);
    });

    it.each(['/assets/gone-12345678.js', '/media/gone.avif'])(
      'answers the missing file %s with 404 and no page',
      async (path) => {
        const response = await ask(path);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
        expect(await response.text()).not.toContain('id="root"');
      },
    );

    it.each(['/', '/pricing', '/no-such-page', '/favicon.svg'])('sends the security headers with %s', async (path) => {
      const { headers } = await ask(path);
      for (const [header, value] of security) expect(headers.get(header), header).toBe(value);
    });

    it('lets browsers keep hashed files for ever, and ask again for everything else', async () => {
      const response = await ask('/');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const script = await fetch(origin() + scriptOf(await response.text()));
      const answer = [script.status, script.headers.get('cache-control')];
      expect(answer).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(script.headers.get('content-type')).toMatch(/javascript/);
    });

    it('names the types of the files that browsers are strict about', async () => {
      const types: Record<string, RegExp> = {
        '/site.webmanifest': /^application\/manifest\+json/,
        '/favicon.svg': /^image\/svg\+xml/,
        '/sitemap.xml': /^(application|text)\/xml/,
        '/robots.txt': /^text\/plain/,
        '/llms.txt': /^text\/plain/,
      };
      for (const [path, type] of Object.entries(types)) {
        const response = await ask(path);
        const answer = [response.status, response.headers.get('content-type')];
        expect(answer, path).toEqual([200, expect.stringMatching(type)]);
      }
    });

    it('runs in a browser, from a deep link and on by a click, without an error', async () => {
      const executablePath = findBrowser();
      const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
      try {
        const page = await browser.newPage();
        const problems: string[] = [];
        page.on('console', (message) => problems.push(message.text()));
        page.on('pageerror', (error) => problems.push(error.message));
        page.on('response', (got) => got.status() >= 400 && problems.push(`${got.status()} ${got.url()}`));
        await page.goto(`${origin()}${base}/services/branding`);
        await hydrated(page);
        await page.locator(`footer a[href="${base}/terms"]`).first().click();
        await page.locator('h1', { hasText: 'Terms' }).waitFor();
        expect(new URL(page.url()).pathname).toBe(`${base}/terms`);
        // Installed means that every file on its list was there.
        const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
        expect(new URL(scope).pathname).toBe(`${base}/`);
        expect(problems).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  });
};
