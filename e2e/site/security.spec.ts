import { colors } from '../../brand.config';
import { expect, test } from '../fixtures';
import { rgb } from '../support/colors';

test.describe('the content security policy', () => {
  test.use({ allowConsole: ['content security policy', 'Content Security Policy', 'Trusted', 'https://example.com/'] });

  for (const address of ['/', '/login'])
    test(`on ${address} refuses inline scripts, style attributes, foreign hosts, text as markup`, async ({ page }) => {
      await page.goto(address);
      const seen = await page.evaluateHandle(() => new Set<string>());
      await seen.evaluate(async (directives) => {
        document.addEventListener('securitypolicyviolation', (event) => directives.add(event.effectiveDirective));
        const add = (tag: string, fill: (element: HTMLElement) => void) => {
          const element = document.createElement(tag);
          fill(element);
          document.body.append(element);
        };
        add('script', (element) => element.append('window.broken = true'));
        add('style', (element) => element.append('body { display: none }'));
        add('img', (element) => element.setAttribute('src', 'https://example.com/x.png'));
        add('iframe', (element) => element.setAttribute('src', 'https://example.com/'));
        add('p', (element) => element.setAttribute('style', 'color: red'));
        await fetch('https://example.com/').catch(() => null);
        try {
          document.createElement('p').innerHTML = '<b>text</b>';
          directives.add('markup was taken');
        } catch {}
      });
      await expect
        .poll(() => seen.evaluate((directives) => [...directives].sort()))
        .toEqual('connect-src frame-src img-src require-trusted-types-for style-src-attr style-src-elem'.split(' '));
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    });
});

test.describe('markup that someone slipped into a page', () => {
  test.use({ allowConsole: ['content security policy', 'Content Security Policy'] });
  const slipped = `<script>window.broken = 'inline'</script><img src="/favicon.svg" onload="window.broken = 'handler'" alt="">
    <script src="data:text/javascript,window.broken='data'"></script><p style="color: red">styled</p>`;

  for (const sendsHeaders of [true, false])
    test(`does not run on a host that sends ${sendsHeaders ? 'our' : 'no'} headers`, async ({ page }) => {
      await page.route('/faq', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<div id="root"', () => `${slipped}<div id="root"`);
        await route.fulfill({ response, body, ...(!sendsHeaders && { headers: { 'content-type': 'text/html' } }) });
      });
      await page.goto('/faq', { waitUntil: 'load' });
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      await expect(page.getByText('styled')).toHaveCSS('color', rgb(colors.ink));
      // The structured data is no script to be run, and stays.
      await expect(page.locator('head script[type="application/ld+json"]').first()).toBeAttached();
    });
});
