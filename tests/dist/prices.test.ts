// @vitest-environment jsdom
/** The table of every price says what the pages say. */
import { expect, it } from 'vitest';
import { priceGroups } from '../../src/content/catalogue/prices';
import { servicePrice } from '../../src/content/catalogue/service-prices';
import { serviceIds } from '../../src/content/ids';
import { site } from '../../src/content/site/site';
import { serviceHref } from '../../src/paths';
import { hrefsOf, mainAt, textOf } from './pages';

/** The page's text without the table of every price. */
const pageText = (address: string) => {
  const main = mainAt(address).cloneNode(true) as Element;
  main.querySelector('[aria-labelledby=all-prices]')?.remove();
  return textOf(main);
};

/** What another part of the site says about an offer, by the id of its row. The figures are repeated here on purpose. */
const said: Readonly<Record<string, readonly [figure: string, address: string, text: string]>> = {
  trial: ['$0', '/subscribe', 'Due today$0'],
  starter: ['$3,500', '/', 'Starter$3,500 per month'],
  growth: ['$5,500', '/', 'Growth$5,500 per month'],
  enterprise: ['$10,000 to $100,000', '/', 'starting at $10,000 and going up to $100,000 per month'],
  agency: ['$5,000', '/pricing', '$5,000/month'],
  'enterprise-plan': ['$5,000', '/services', 'Enterprise Plan$5,000/month'],
  flex: ['$5,000 to $100,000', '/enterprise', 'Flex subscription$5,000 to $100,000/month'],
  team: ['From $50,000', '/enterprise', 'Dedicated teamfrom $50,000/month'],
  'instant-site': ['$500', '/pricing', '$500 one-time'],
  'instant-site-form': ['$650', '/instant-site-form', '$650 for a complete website in 24 hours'],
  'starter-pack': ['$100', '/pricing', '100 for $100'],
  'professional-pack': ['$450', '/pricing', '500 for $450'],
  'enterprise-pack': ['$1,500', '/pricing', '2,000 for $1,500'],
  'credits-revision': ['50 credits', '/pricing', 'Revision, 50 credits'],
  'credits-new-page': ['50 credits', '/pricing', 'New Page (for a site that you have), 50 credits'],
  'credits-custom-artwork': ['150 credits', '/pricing', 'Custom Artwork, 150 credits'],
  'credits-logo-design': ['200 credits', '/pricing', 'Logo Design, 200 credits'],
  'credits-branding-kit': ['500 credits', '/pricing', 'Branding Kit, 500 credits'],
  'credits-instant-site': ['500 credits', '/pricing', '3-Page Instant Site, 500 credits'],
};

/** Where a row's link leads, by the id of the row. */
const starts: Readonly<Record<string, readonly [link: string, to: string]>> = {
  trial: ['Start a free trial', '/subscribe'],
  starter: ['Sign up', '/onboarding?plan=starter'],
  growth: ['Sign up', '/onboarding?plan=growth'],
  enterprise: ['Book a call', site.consultationUrl],
  agency: ['Go to checkout', '/payment?plan=agency'],
  'enterprise-plan': ['Start Enterprise Plan', '/payment?plan=enterprise'],
  flex: ['Start the monthly plan', '/payment?plan=enterprise'],
  team: ['Plan a team', '/contact'],
  'instant-site': ['Go to checkout', '/payment?plan=instant-site'],
  'instant-site-form': ['Fill in the form', '/instant-site-form'],
  'enterprise-pack': ['Buy credits', '/purchase-credits'],
  'credits-instant-site': ['Redeem', '/redeem/instant-site'],
};

const prices = priceGroups.flatMap((group) => group.prices.map((price) => ({ group: group.id, ...price })));

it('all that is said of prices here is said of a row', () => {
  const ids = prices.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys({ ...said, ...starts })));
});

it('no two rows have one name', () => {
  const names = prices.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(32);
  // A row of names, five of headings, and the prices.
  expect(mainAt('/pricing').querySelectorAll('[aria-labelledby=all-prices] tr')).toHaveLength(38);
});

it.each(prices)('$name costs in the table what its page says', ({ group, id, name, price, start }) => {
  const header = mainAt('/pricing').querySelector(`#price-${id}`);
  const row = header?.closest('tr');
  expect(textOf(header)).toContain(name);
  expect(textOf(row)).toContain(price);
  const [link, to] = starts[id] ?? [];
  if (link) expect(row && hrefsOf(row, link)).toEqual([to]);
  if (id === 'agency') expect(textOf(row)).toContain('3-month minimum: $15,000');
  if (group === 'piece') {
    const card = [...mainAt('/').querySelectorAll('li')].find((one) => textOf(one.querySelector('h3')) === name);
    expect(textOf(card)).toContain(price);
    const part = [...mainAt(start.href).querySelectorAll('li')].find((one) => textOf(one.querySelector('h3')) === name);
    expect(textOf(part)).toContain(price);
    return;
  }
  const [figure, address, text] = said[id] ?? [];
  expect(price).toBe(figure);
  expect(pageText(address ?? '')).toContain(text);
});

it.each([
  ['/', 2, null],
  ['/services', 1, null],
  ['/services/creative-design', 1, null],
  ['/enterprise', 1, null],
  ['/pricing', 1, null],
  // These have fields.
  ['/subscribe', 1, '_blank'],
  ['/instant-site-form', 1, '_blank'],
])('%s has %i links to all prices, target: %s', (address, count, target) => {
  const links = [...mainAt(address).querySelectorAll('a[href="/pricing#all-prices"]')];
  expect(links.map((link) => [textOf(link), link.getAttribute('target')])).toEqual(
    Array(count).fill(['Compare all prices', target]),
  );
});

it.each(serviceIds)('the first section of %s says what it costs', (id) =>
  expect(textOf(mainAt(serviceHref(id)).querySelector('h1')?.parentElement)).toContain(servicePrice(id).price),
);
