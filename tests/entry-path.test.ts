import { expect, it } from 'vitest';
import { cleanPath, isForeignPath } from '../src/entry-path';
import { notFoundId } from '../src/lib/links';

it.each([
  ['//pricing.html', '/', '/pricing'],
  ['//index.html', '/', '/'],
  ['//pricing', '/', '/pricing'],
  ['//', '/', '/'],
  ['///example.com/faq', '/', '/example.com/faq'],
  ['//agency//faq', '/agency/', '/agency/faq'],
  ['/agency//', '/agency/', '/agency/'],
  ['/services/index.html', '/', '/services/'],
  ['/web/2026/https://a.example/faq', '/', '/web/2026/https://a.example/faq'],
  ['/100%', '/', '/100%25'],
])('the clean path of an address %s below %s is %s', (pathname, base, path) => {
  expect(cleanPath(pathname, base)).toBe(path);
  expect(new URL(path, 'https://a.example').host).toBe('a.example');
});

const routes = [{ path: '/faq' }, { path: '/services/:id' }, { path: '*', id: notFoundId }];
it.each([
  ['/faq', '/web/2026/faq', true],
  ['/faq', '/services/cloud', false],
  ['/faq', '/faq', false],
  ['/', '/web/2026/', false],
  ['/404', '/nothing', false],
  ['', '/nothing', false],
])('a page of ours under a path that we do not have %s at %s: %s', (rendered, path, isForeign) => {
  expect(isForeignPath(rendered, path, { routes, base: '/' })).toBe(isForeign);
});

it('a page of ours under a path that we do not have also outside the path that the site is built for', () => {
  expect(isForeignPath('/faq', '/mirror/faq', { routes, base: '/agency/' })).toBe(true);
});
