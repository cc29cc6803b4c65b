// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { identity } from '../../brand.config';
import { pricingOffers } from '../../src/content/catalogue/plans';
import { caseStudyIds, serviceIds } from '../../src/content/ids';
import { type BuiltPage, canonicalOf, listedPages } from './pages';

type Item = Record<string, unknown> & { '@type': string };

const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: [],
  AggregateOffer: ['name', 'lowPrice', 'priceCurrency', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  CreativeWork: ['name', 'headline', 'description', 'url', 'image', 'creator'],
  PostalAddress: ['streetAddress'],
  ContactPoint: ['contactType', 'email'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
};

const graphOf = ({ address, document }: BuiltPage): Item[] => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const texts = scripts.map(({ textContent }) => textContent);
  expect(texts, address).toHaveLength(1);
  const data = JSON.parse(texts[0] ?? '') as { '@context': string; '@graph': Item[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

/** Every object in the tree that has a type. */
const typed = (value: unknown): Item[] => {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Item] : []), ...Object.values(value).flatMap(typed)];
};

const graphs = listedPages.map((page) => ({ ...page, graph: graphOf(page), canonical: canonicalOf(page) }));
const find = (address: string, type: string) =>
  graphs.flatMap((page) => (page.address === address ? page.graph : [])).filter((item) => item['@type'] === type);
const textAt = (address: string) => graphs.find((page) => page.address === address)?.document.body.textContent ?? '';

it('has every required field, absolute URLs, and references that exist', () => {
  for (const { address, graph } of graphs) {
    const ids = new Set(graph.map((item) => item['@id']));
    for (const item of typed(graph)) {
      const fields = required[item['@type']];
      expect(fields, `${address}: unknown type ${item['@type']}`).toBeDefined();
      for (const field of fields ?? []) expect(item[field], `${address}: ${item['@type']}.${field}`).toBeTruthy();
      for (const field of ['url', 'item', 'image', 'logo'])
        if (field in item)
          expect(String(item[field]).startsWith(`${identity.url}/`), `${address}: ${field}`).toBe(true);
    }
    for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids.has(id), id).toBe(true);
  }
});

it('has breadcrumbs from the start page to the page itself', () => {
  for (const { address, graph, canonical } of graphs.filter((page) => page.address !== '/')) {
    const list = graph.find((item) => item['@type'] === 'BreadcrumbList');
    const crumbs = list?.itemListElement as { position: number; item: string }[];
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs[0]?.item).toBe(`${identity.url}/`);
    expect(crumbs.at(-1)?.item, address).toBe(canonical);
  }
});

it('describes the subject of each kind of page', () => {
  expect(find('/', 'WebSite')).toHaveLength(1);
  for (const id of serviceIds) expect(find(`/services/${id}`, 'Service'), id).toHaveLength(1);
  for (const id of caseStudyIds) expect(find(`/case-study/${id}`, 'CreativeWork'), id).toHaveLength(1);
});

it('states the prices that the pricing page shows', () => {
  const offers = find('/pricing', 'Offer');
  expect(offers.map(({ price }) => Number(price) * 100)).toEqual(pricingOffers.map(({ priceCents }) => priceCents));
  for (const { price } of offers) expect(textAt('/pricing')).toContain(`$${Number(price).toLocaleString('en-US')}`);
});

it('states the prices of the other pages that have some', () => {
  const [plan] = find('/services', 'Offer');
  const perMonth = { price: '5000.00', priceCurrency: 'USD' };
  const priceSpecification = { ...perMonth, unitCode: 'MON' };
  expect(plan).toMatchObject({ name: 'Enterprise Plan', ...perMonth, priceSpecification });
  expect(find('/enterprise', 'AggregateOffer')).toMatchObject([
    { name: 'Flex subscription', lowPrice: '5000.00', highPrice: '100000.00' },
    { name: 'Dedicated team', lowPrice: '50000.00' },
  ]);
});

const squeeze = (text: string) => text.replace(/\s+/g, '');

it('contains no text that the page itself does not show', () => {
  for (const { address, graph } of graphs) {
    const shown = squeeze(textAt(address));
    for (const item of graph)
      if (['Service', 'Offer', 'AggregateOffer', 'CreativeWork'].includes(item['@type']))
        for (const field of ['name', 'headline', 'description', 'dateCreated'])
          if (typeof item[field] === 'string') expect(shown, `${address}: ${field}`).toContain(squeeze(item[field]));
  }
});

it('repeats questions and answers as the FAQ page shows them', () => {
  const text = squeeze(textAt('/faq'));
  const [faq] = find('/faq', 'FAQPage');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(12);
  for (const { name, acceptedAnswer } of questions) expect(text).toContain(squeeze(name + acceptedAnswer.text));
});
