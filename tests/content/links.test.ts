import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { planTierIds } from '../../src/content/catalogue/plan-tiers';
import { checkoutPlanIds } from '../../src/content/catalogue/plans';
import { capabilityIds, caseStudyIds, creditServiceIds, industryIds, serviceIds } from '../../src/content/ids';
import { cookies } from '../../src/content/legal/cookies';
import { privacy } from '../../src/content/legal/privacy';
import { terms } from '../../src/content/legal/terms';
import { faqIds } from '../../src/content/public/faq-ids';
import { brandAnchors } from '../../src/content/site/navigation';
import { patterns, priceAnchors } from '../../src/paths';
import { contentStrings } from './modules';

const routes = Object.values(patterns).map((path) => ({ path, id: path }));

const internal = contentStrings.filter(({ key, text }) => /href$/i.test(key) && text.startsWith('/'));

const idsOf: Partial<Record<string, readonly string[]>> = {
  [patterns.service]: serviceIds,
  [patterns.caseStudy]: caseStudyIds,
  [patterns.capability]: capabilityIds,
  [patterns.industry]: industryIds,
  [patterns.redeem]: creditServiceIds,
};
const queries: Record<string, readonly string[]> = {
  capability: capabilityIds,
  industry: industryIds,
  category: ['capabilities', 'industries'],
  plan: [...checkoutPlanIds, ...planTierIds],
};
const anchors: Partial<Record<string, readonly string[]>> = {
  [patterns.faq]: faqIds,
  [patterns.pricing]: Object.values(priceAnchors),
  [patterns.brand]: Object.values(brandAnchors),
  [patterns.terms]: terms.sections.map(({ id }) => id),
  [patterns.privacy]: privacy.sections.map(({ id }) => id),
  [patterns.cookies]: cookies.sections.map(({ id }) => id),
};

test('content has links to check', () => expect(internal.length).toBeGreaterThan(100));

test.each([...new Set(internal.map(({ text }) => text))])('%s leads to a page of the table', (href) => {
  const url = new URL(href, 'https://site.test');
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  expect(match, 'a route').toBeDefined();
  const ids = idsOf[match?.route.id ?? ''];
  if (ids) expect(ids).toContain(match?.params['*'] ?? match?.params.id ?? match?.params.serviceId);
  for (const [name, value] of url.searchParams) expect(queries[name], `?${name}`).toContain(value);
  if (url.hash) expect(anchors[url.pathname], 'anchors').toContain(url.hash.slice(1));
});

test('every other link is a web, mail or phone address', () => {
  const outside = contentStrings.filter(({ key, text }) => /(href|url)$/i.test(key) && !text.startsWith('/'));
  expect(outside.length).toBeGreaterThan(20);
  for (const { text } of outside) expect(text).toMatch(/^(https:\/\/|mailto:|tel:\+)/);
});
