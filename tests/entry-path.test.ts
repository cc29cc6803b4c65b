import { expect, it } from 'vitest';
import { cleanPath, isForeignPath } from '../src/entry-path';
import { spelledPath, spelledQuery } from '../src/entry-spelling';
import { notFoundId } from '../src/lib/links';

it.each([
  ['//pricing.html', '/', '/pricing'],
  ['//index.html', '/', '/'],
  ['/faq.HTML', '/', '/faq'],
  ['//pricing', '/', '/pricing'],
  ['//', '/', '/'],
  ['///example.com/faq', '/', '/example.com/faq'],
  ['//agency//faq', '/agency/', '/agency/faq'],
  ['/agency//', '/agency/', '/agency/'],
  ['/services/index.html', '/', '/services/'],
  ['/web/2026/https://a.example/faq', '/', '/web/2026/https://a.example/faq'],
  ['/100%', '/', '/100%25'],
  ['/services/Cloud', '/', '/services/cloud'],
  ['/Services/CLOUD/', '/', '/services/cloud/'],
  ['/services/old/Cloud.html', '/', '/services/old/cloud'],
  ['/services/%E2%80%9CUI%20UX%E2%80%9D.', '/', '/services/ui-ux'],
  ['/industries/Banking,', '/', '/industries/banking'],
  ['/capabilities/data-ai%C2%A0', '/', '/capabilities/data-ai'],
  ['/case-study/Bellabeat)', '/', '/case-study/bellabeat'],
  ['/agency/redeem/Logo-Design', '/agency/', '/agency/redeem/logo-design'],
  ['/services/__PROTO__', '/', '/services/__PROTO__'],
  ['/services/..%2FCloud', '/', '/services/..%2FCloud'],
  ['/Pricing.', '/', '/Pricing.'],
])('the clean path of an address %s below %s is %s', (pathname, base, path) => {
  expect(spelledPath(cleanPath(pathname, base), base)).toBe(path);
  expect(new URL(path, 'https://a.example').host).toBe('a.example');
});

it.each([
  ['?plan=Starter', '?plan=starter'],
  ['?PLAN=starter', '?plan=starter'],
  ['?plan=starter%20', '?plan=starter'],
  ['?plan=starter&plan=STARTER', '?plan=starter'],
  ['?plan=Instant-Site', '?plan=instant-site'],
  ['?plan=“Instant Site”', '?plan=instant-site'],
  ['?plan=agency&amp;code=launch50.', '?plan=agency&code=LAUNCH50'],
  ['?amp;amp;Code=(SAVE20)', '?code=SAVE20'],
  ['?industry=Web3;&service=Branding!', '?industry=web3&service=branding'],
  ['?type=Purchase&Sort=Oldest', '?type=purchase&sort=oldest'],
  ['?step=2&step=2', '?step=2'],
  ['?plan=Platinum.&plan=platinum', '?plan=Platinum'],
  ['?plan=starter&plan=”', '?plan=starter'],
  ['?amp;session_id=Ab.C&amp;q=Ada%20L.', '?session_id=Ab.C&q=Ada+L.'],
])('the clean query of %s is %s', (search, query) => expect(spelledQuery(search)).toBe(query));

it.each([
  '',
  '?plan=Platinum',
  '?code=SUMMER',
  '?plan=starter&plan=growth',
  '?plan=__PROTO__&type=__Proto__',
  '?capability=..%2FCloud',
  '?session_id=Ab.C&session_id=Ab.C',
  '?order=ID.&entry=A&date=X%20&q=Plan.&find=A&customer=Ada@Example.com',
])('the query %j stays as it was written', (search) => expect(spelledQuery(search)).toBe(search));

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
