// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { metaPolicy } from '../../scripts/build/host-rules';
import { smallPrint, socialLinks } from '../../src/content/site/navigation';
import { builtPages, readBuilt } from './pages';

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

it('keeps proxies from rewriting addresses, by comments that hydration does not see, and phones from making links', () => {
  for (const { address, document } of builtPages) {
    const root = document.querySelector('#root');
    expect(root?.previousSibling?.nodeValue, address).toBe('email_off');
    expect(root?.nextSibling?.nodeValue, address).toBe('/email_off');
    const format = document.querySelector('meta[name="format-detection"]')?.getAttribute('content');
    expect(format).toMatch(/telephone=no.*email=no/);
  }
});

it('contains nothing that the content security policy blocks', () => {
  for (const { address, document } of builtPages) {
    const styled = [...document.querySelectorAll('[style], style')].map(({ outerHTML }) => outerHTML.slice(0, 80));
    expect(styled, address).toEqual([]);
    const scripts = document.querySelectorAll<HTMLScriptElement>('script:not([type="application/ld+json"])');
    for (const script of scripts) expect(isAllowed(script), `${address}: ${script.outerHTML}`).toBe(true);
    const handlers = [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith('on')),
    );
    expect(handlers, address).toEqual([]);
  }
});

it('has the content security policy of the headers before the first resource', () => {
  for (const { address, document } of builtPages) {
    const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(meta?.getAttribute('content'), address).toBe(policy);
    expect(meta?.previousElementSibling?.getAttribute('charset'), address).toBe('utf-8');
    expect(
      document
        .querySelectorAll('link, script')
        .item(0)
        .compareDocumentPosition(meta as Element) & 2,
      address,
    ).toBe(2);
  }
});

it('gives every picture its size, so that nothing moves when it comes', () => {
  for (const { address, document } of builtPages)
    expect(document.querySelectorAll('img:not([width][height])'), address).toHaveLength(0);
});

it('has nothing for a checker of HTML to find', () => {
  const isNamed = (element: Element) => element.matches('[aria-label], [aria-labelledby]');
  const found = builtPages.flatMap(({ address, document }) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const forms = all('form');
    return [
      ...all('link[rel=icon]').filter((link) => /[<>]/.test(link.getAttribute('href') ?? '')),
      ...all('thead th').filter((cell) => !cell.textContent || cell.querySelector('.sr-only')),
      ...all('[disabled][aria-disabled]'),
      ...[...all('article'), ...(forms.length > 1 ? forms : [])].filter((part) => !isNamed(part)),
      ...all('section').filter((section) => !section.querySelector('h1, h2, h3, h4')),
    ].map(({ outerHTML }) => `${address}: ${outerHTML.slice(0, 120)}`);
  });
  expect(found).toEqual([]);
  for (const file of ['assets/404.html', 'media/404.html']) expect(readBuilt(file), file).toContain('<html lang="en">');
});

it('has its scripts last, and preloads no picture', () => {
  for (const { address, document } of builtPages) {
    const start = document.querySelector('script[data-modules]');
    if (start) expect(start, address).toBe(document.body.lastElementChild);
    // For a picture in several sizes the browser may choose another size than its preload, which is a console warning.
    expect(document.querySelectorAll('link[rel="preload"][as="image"]'), address).toHaveLength(0);
  }
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

it('has its icon inline', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8').trim();
  for (const { address, document } of builtPages) {
    const link = document.querySelector('link[rel="icon"][type="image/svg+xml"]');
    const [, data = ''] = link?.getAttribute('href')?.split('data:image/svg+xml,') ?? [];
    expect(decodeURIComponent(data).replaceAll("'", '"'), address).toBe(icon);
  }
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

it('requests nothing from another host', () => {
  for (const { address, html } of builtPages) {
    const loaded = [
      ...html.matchAll(/<(?:script|img|source|video|iframe|link)\b[^>]*?(?:src|srcset|href)="(https?:[^"]+)"/g),
    ];
    const foreign = loaded.filter(([tag]) => !tag.includes('rel="canonical"')).map(([, target]) => target);
    expect(foreign, address).toEqual([]);
  }
});

// The three triangles of sortable columns are in no web font of the site, and come from a system font.
it('uses only characters that the web fonts have', () => {
  const covered =
    /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2190\u2192\u2212\u25b2\u25bc\u25bd\n\t]/g;
  for (const { address, document } of builtPages)
    expect([...new Set((document.body.textContent ?? '').replace(covered, ''))], address).toEqual([]);
});

it('has its icons inline, hidden from screen readers', () => {
  for (const { address, document } of builtPages)
    for (const icon of document.querySelectorAll('svg.icon')) {
      expect(icon.getAttribute('aria-hidden'), address).toBe('true');
      expect(icon.children.length, address).toBeGreaterThan(0);
    }
});

it('repeats no id', () => {
  for (const { address, document } of builtPages) {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      address,
    ).toEqual([]);
  }
});

it('tables, whose parts are grids on phones, say their roles: with another display, browsers forget the native ones', () => {
  const tables = builtPages.flatMap(({ document }) => [...document.querySelectorAll('table')]);
  expect(tables.length).toBeGreaterThan(1);
  const silent = tables
    .flatMap((table) => [table, ...table.querySelectorAll('thead, tbody, tr, th, td')])
    .filter((part) => !part.getAttribute('role'));
  expect(silent.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  const heads = tables.flatMap((table) => [...table.querySelectorAll('th')]);
  for (const head of heads)
    expect(head.getAttribute('role')).toBe(head.scope.startsWith('col') ? 'columnheader' : 'rowheader');
});
