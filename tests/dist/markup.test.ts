// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { metaPolicy } from '../../scripts/build/host-rules';
import { clientNames } from '../../src/content/catalogue/clients';
import { cloudPlatforms, modelProviders } from '../../src/content/catalogue/platforms';
import { smallPrint, socialLinks } from '../../src/content/site/navigation';
import { site } from '../../src/content/site/site';
import { type BuiltPage, builtPages, readBuilt } from './pages';

const policy = metaPolicy(readBuilt('_headers'));

/** Whether the content security policy allows a script: a file of the site, or an inline script whose hash it names. */
const isAllowed = ({ src, textContent }: HTMLScriptElement) => {
  if (src) return new URL(src).pathname.startsWith('/assets/') && textContent === '';
  return policy.includes(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
};

it('no style asks what is inside a large part: the browser would look at all of it again at nearly every change', () => {
  const [file = ''] = readdirSync('dist/assets').filter((name) => name.endsWith('.css'));
  const large = /(?<![\w-])(?:html|:root|body|#root|\.group)[^\s,{}>+~]*:has\([^{}]*/g;
  expect(readBuilt(`assets/${file}`).match(large) ?? []).toEqual([]);
});

/** What is wrong with a page, of which no page may have any. */
const expectNone = (wrong: (page: BuiltPage) => Iterable<Element | string>) =>
  expect(
    builtPages.flatMap((page) =>
      Array.from(
        wrong(page),
        (one) => `${page.address}: ${(typeof one === 'string' ? one : one.outerHTML).slice(0, 120)}`,
      ),
    ),
  ).toEqual([]);

it.each([
  ['text of another language', 'html:not([lang="en"])'],
  ['style that the policy refuses', '[style], style'],
  ['picture without its size, which would move what is below it', 'img:not([width][height])'],
  // Of a picture in several sizes the browser may choose another one than its preload, which is a console warning.
  ['preloaded picture', 'link[rel="preload"][as="image"]'],
  ['icon that is read out, or whose drawing is elsewhere', 'svg.icon:not([aria-hidden="true"]), svg.icon:not(:has(*))'],
  ['control that cannot act in two ways', '[disabled][aria-disabled]'],
  ['article without a name', 'article:not([aria-label], [aria-labelledby])'],
  ['section without a heading', 'section:not(:has(h1, h2, h3, h4))'],
  // Tables are grids on phones: with another display, browsers forget the native roles.
  ['part of a table without its role', ':is(table, thead, tbody, tr, td):not([role])'],
  ['head of a column without its role', 'th[scope^="col"]:not([role="columnheader"])'],
  ['head of a row without its role', 'th:not([scope^="col"], [role="rowheader"])'],
])('no page has a %s', (_, selector) => expectNone(({ document }) => document.querySelectorAll(selector)));

it('no page has a column without a name that is seen', () =>
  expectNone(({ document }) =>
    [...document.querySelectorAll('thead th')].filter(
      (head) => head.textContent.trim() === '' || head.querySelector('.sr-only'),
    ),
  ));

it('no page repeats an id, or has one of several forms without a name', () =>
  expectNone(({ document }) => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    const forms = [...document.querySelectorAll('form')];
    const unnamed = forms.filter((form) => forms.length > 1 && !form.matches('[aria-label], [aria-labelledby]'));
    return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...unnamed];
  }));

it('no page has a script or a handler that the policy refuses, or anything of another host', () => {
  const scripts = 'script:not([type="application/ld+json"])';
  expectNone(({ html, document }) => [
    ...[...document.querySelectorAll<HTMLScriptElement>(scripts)].filter((script) => !isAllowed(script)),
    ...[...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ),
    ...Array.from(
      html.matchAll(/<(?:script|img|source|video|iframe|link)\b[^>]*?(?:src|srcset|href)="https?:[^"]+"/g),
      ([tag]) => tag,
    ).filter((tag) => !tag.includes('rel="canonical"')),
  ]);
});

// The three triangles of sortable columns are in no web font of the site, and come from a system font.
it('no page has a character that the web fonts lack', () => {
  const covered =
    /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2190\u2192\u2212\u25b2\u25bc\u25bd\n\t]/g;
  expectNone(({ document }) => new Set((document.body.textContent ?? '').replace(covered, '')));
});

it('no page has a name, an address or a number alone that a browser would translate', () => {
  const platforms = [...modelProviders, ...cloudPlatforms].map(({ name }) => name);
  const own = [site.name, site.supportEmail, site.phone, ...site.address.slice(0, 1)];
  const names = new Set([...own, ...Object.values(clientNames), ...platforms]);
  expectNone(({ document }) =>
    [...document.querySelectorAll('body *')]
      .filter((element) => names.has(element.textContent.trim()) && !element.querySelector('[translate=no]'))
      .filter((element) => !element.closest('[translate=no], script, style')),
  );
});

it('each page has its icon and the policy of the headers before all that is loaded, its scripts last, marks for proxies', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8').trim();
  for (const { address, document } of builtPages) {
    const [meta, first] = ['meta[http-equiv="Content-Security-Policy"]', 'link, script'].map((selector) =>
      document.querySelector(selector),
    );
    expect(meta?.getAttribute('content'), address).toBe(policy);
    expect(meta?.previousElementSibling?.getAttribute('charset'), address).toBe('utf-8');
    expect(first && meta && first.compareDocumentPosition(meta) & 2, address).toBe(2);
    const link = document.querySelector('link[rel="icon"][type="image/svg+xml"]');
    const [, data = ''] = link?.getAttribute('href')?.split('data:image/svg+xml,') ?? [];
    expect(data, address).not.toMatch(/[<>]/);
    expect(decodeURIComponent(data).replaceAll("'", '"'), address).toBe(icon);
    const start = document.querySelector('script[data-modules]');
    if (start) expect(start, address).toBe(document.body.lastElementChild);
    // Proxies rewrite no address between comments that hydration does not see, and phones make no links.
    const root = document.querySelector('#root');
    const around = [root?.previousSibling, root?.nextSibling].map((comment) => comment?.nodeValue);
    expect(around, address).toEqual(['email_off', '/email_off']);
    const format = document.querySelector('meta[name="format-detection"]')?.getAttribute('content');
    expect(format).toMatch(/telephone=no.*email=no/);
  }
  for (const file of ['assets/404.html', 'media/404.html']) expect(readBuilt(file), file).toContain('<html lang="en">');
});

it('has fields to fill in before there is script on log-in and sign-up alone, beside what a search or the newsletter asks', () => {
  const open = builtPages.filter(({ document }) => document.querySelector('main form:not([action]) :enabled[name]'));
  expect(open.map(({ address }) => address)).toEqual(['/login', '/signup']);
  for (const { document } of open) expect(document.querySelector('main form')?.getAttribute('method')).toBe('dialog');
});

it('requests four files on the start page; a sixth would delay the largest contentful paint', () => {
  const [home] = builtPages.filter(({ address }) => address === '/');
  const asked = home?.document.querySelectorAll(
    'link:is([rel="stylesheet"], [rel="preload"], [rel="manifest"], [rel="modulepreload"]), script[src], img:not([loading="lazy"])',
  );
  const files = Array.from(asked ?? [], (element) =>
    (element.getAttribute('href') ?? element.getAttribute('src') ?? '').replace(/#.*/, ''),
  );
  const endings = [...new Set(files)].map((file) => file.replace(/^.*\./, '')).sort();
  expect(endings).toEqual(['css', 'woff2', 'woff2', 'woff2']);
});

it('has contact details in its footer, with the links to the site unless it is the line below a form', () => {
  const short = ['/instant-site-form', '/onboarding', '/payment', '/subscribe'];
  expect(builtPages.map(({ address }) => address)).toEqual(expect.arrayContaining(short));
  for (const { address, document } of builtPages) {
    // A customer's own site has nothing of ours around it.
    if (address === '/site') continue;
    const links = Array.from(document.querySelectorAll('#root > footer a'), (link) => link.getAttribute('href') ?? '');
    const isShort = short.includes(address);
    const known = [...(isShort ? [] : socialLinks), ...smallPrint].map(({ href }) => href);
    for (const start of ['mailto:', 'tel:', ...known])
      expect(
        links.some((href) => href.startsWith(start)),
        `${address}: ${start}`,
      ).toBe(true);
    expect(links.length === known.length + 2, address).toBe(isShort);
    const menu = document.querySelector('header a[href$="#site-links"]')?.getAttribute('href');
    expect(menu, address).toBe(isShort ? '/#site-links' : '#site-links');
    expect(document.getElementById('site-links') === null, address).toBe(isShort);
  }
});
