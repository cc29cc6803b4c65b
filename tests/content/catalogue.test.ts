import { expect, test } from 'vitest';
import { capabilities } from '../../src/content/catalogue/capabilities';
import * as summaries from '../../src/content/catalogue/case-study-summaries';
import { industries } from '../../src/content/catalogue/industries';
import { serviceGroups } from '../../src/content/catalogue/service-groups';
import { servicePrice } from '../../src/content/catalogue/service-prices';
import { serviceBundles, serviceSummaries } from '../../src/content/catalogue/service-summaries';
import { serviceTitles } from '../../src/content/catalogue/service-titles';
import * as ids from '../../src/content/ids';
import { faqEntries } from '../../src/content/public/faq';
import { faqIds } from '../../src/content/public/faq-ids';
import { servicesSection } from '../../src/content/public/home';
import { studioPage } from '../../src/content/public/studio';
import { header } from '../../src/content/site/navigation';
import type { CaseStudy, ServiceCategory } from '../../src/content/types';
import { capabilityHref, industryHref, serviceHref } from '../../src/paths';
import { contentModules } from './modules';

const { caseStudyFacts, caseStudyIndustries } = summaries;
const inFolder = (folder: string) => contentModules.filter(([module]) => module.startsWith(folder));
const categories = inFolder('services/').map(
  ([module, exports]) => [module.split('/')[1] ?? '', exports.category as ServiceCategory] as const,
);
const studies = inFolder('case-studies/').map(
  ([module, exports]) => [module.split('/')[1] ?? '', exports.caseStudy as CaseStudy] as const,
);

test('there is a file for every id and no other', () => {
  expect(categories.map(([file]) => file).sort()).toEqual([...ids.serviceIds].sort());
  expect(studies.map(([file]) => file).sort()).toEqual([...ids.caseStudyIds].sort());
  // These must exist; there may be more.
  expect(categories.length).toBeGreaterThanOrEqual(29);
  expect(studies.length).toBeGreaterThanOrEqual(7);
});

test.each(categories)('service %s is complete', (file, category) => {
  expect(category.id).toBe(file);
  expect(category.services.length).toBeGreaterThanOrEqual(4);
  expect(new Set(category.features).size).toBe(6);
  expect(category.caseStudies.length).toBeGreaterThanOrEqual(1);
  expect(category.caseStudies.length).toBeLessThanOrEqual(3);
  for (const { id } of category.caseStudies) expect(ids.caseStudyIds).toContain(id);
  const { id, title, color } = category;
  expect([serviceTitles[id], serviceSummaries[id].color]).toEqual([title, color]);
});

test.each(studies)('study %s was made by roles of /studio, without numbers', (_file, { madeBy }) => {
  const [people = '', agents] = madeBy.split('; ');
  const known = studioPage.roles.items.flatMap(({ name, kinds = '' }) => [name, ...kinds.split(/, | or /)]);
  const names = new Set(known.flatMap((name) => [name.toLowerCase(), `${name.toLowerCase()}s`]));
  for (const role of people.toLowerCase().split(', ')) expect(names).toContain(role);
  expect(agents).toMatch(/^agents for \D+$/);
});

test('particular facts of the catalogue', () => {
  const category = (id: string) => categories.find(([file]) => file === id)?.[1];
  const growth = category('growth-optimization');
  expect(growth?.services).toHaveLength(4);
  expect(growth?.caseStudies).toEqual([
    expect.objectContaining({ title: expect.stringMatching(/^300% user growth/), industry: 'Gaming' }),
  ]);
  const content = category('content-marketing');
  expect(content?.services.map(({ name }) => name)).toEqual(expect.arrayContaining(['Video', 'Content Distribution']));
  expect(
    content?.caseStudies.map(({ id, industry }) => industry ?? caseStudyIndustries[caseStudyFacts[id].industry]),
  ).toEqual(['Wellness']);
});

test('what a card of the home page sells is offered on the page it leads to, and that page is named on it', () => {
  for (const { title, category: label, href } of servicesSection.cards) {
    const offering = categories.map(([, category]) => category).find(({ id }) => serviceHref(id) === href);
    expect(offering?.title).toBe(label);
    expect(offering?.services.map(({ name }) => name)).toContain(title);
  }
});

test('a group lists its members in order, and every category is in a group or a bundle', () => {
  for (const { id, members } of serviceGroups) {
    const group = categories.find(([file]) => file === id)?.[1];
    const titles = members.map((member) => serviceTitles[member]);
    expect(group?.services.map(({ name }) => name)).toEqual(titles);
  }
  const listed = [...serviceGroups.flatMap(({ id, members }) => [id, ...members]), ...serviceBundles];
  expect([...listed].sort()).toEqual([...ids.serviceIds].sort());
  expect(serviceGroups.flatMap(({ bundles }) => bundles).sort()).toEqual([...serviceBundles].sort());
});

test('six capabilities, seven industries, each with its numbers of services, benefits and solutions', () => {
  expect(capabilities.map(({ id }) => id)).toEqual(ids.capabilityIds);
  expect(industries.map(({ id }) => id)).toEqual(ids.industryIds);
  for (const { features, benefits, industries: served } of capabilities)
    expect([features.length, benefits.length, served.length]).toEqual([6, 6, 5]);
  for (const { solutions } of industries) {
    expect(new Set(solutions.map(({ capability }) => capability)).size).toBe(4);
    for (const { capability } of solutions) expect(ids.capabilityIds).toContain(capability);
  }
});

test.each(studies)('case study %s is complete', (file, study) => {
  expect(study.id).toBe(file);
  for (const paragraphs of [study.overview, study.challenge, study.solution]) {
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(3);
  }
  expect(study.results.length).toBeGreaterThanOrEqual(3);
  expect(study.images.map(({ src }) => src)).toEqual([2, 3, 4].map((number) => `/media/${file}/still-${number}`));
  expect(new Set(study.images.map(({ caption }) => caption)).size).toBe(3);
  for (const { alt, caption } of study.images) {
    expect(alt.length).toBeGreaterThan(caption.length);
    expect(alt.toLowerCase()).not.toContain(caption.toLowerCase());
  }
  expect(new Set(study.relatedProjects).size).toBe(3);
  expect(study.relatedProjects).not.toContain(study.id);
  for (const service of study.services) expect(ids.serviceIds).toContain(service);
});

test('trillerfest and damon-motorcycles are the large ones', () => {
  const large = summaries.caseStudySummaries.filter(({ size }) => size === 'large').map(({ id }) => id);
  expect(large).toEqual(['trillerfest', 'damon-motorcycles']);
});

test('twelve questions, each with its anchor', () => {
  expect(faqEntries.map(({ id }) => id)).toEqual(faqIds);
  expect(faqEntries).toHaveLength(12);
});

test('the menus name things as their pages do', () => {
  const items = header.flatMap(({ menu }) => menu?.groups ?? []).flatMap((group) => group.items);
  const itemAt = (href: string) => items.find((item) => item.href === href);
  for (const { id, title } of capabilities) expect(itemAt(capabilityHref(id))).toMatchObject({ title });
  for (const { id, title } of industries) expect(itemAt(industryHref(id))).toMatchObject({ title });
  for (const { members } of serviceGroups)
    for (const member of members)
      expect(itemAt(serviceHref(member))).toMatchObject({
        title: serviceTitles[member],
        description: expect.any(String),
      });
  expect(itemAt(serviceHref('marketing-strategy'))).toMatchObject({ isNew: true });
});

test.each([
  ['branding', 'From $5,000', 'Branding Services by the piece. Also part of Growth, $5,500 per month.'],
  [
    'motion-video',
    'From $1,500 to $3,000',
    'Motion Design to Video Production, by the piece. Also part of Growth, $5,500 per month.',
  ],
  ['ai-solutions', 'From $10,000 to $20,000', 'RAG System Implementation to AI Pipeline Development, by the piece.'],
  ['ui-ux', 'From $2,500', 'Web Design by the piece.'],
  ['design', 'Part of Growth, $5,500 per month'],
  ['cloud', 'Part of Agency Service, $5,000 per month'],
] as const)('%s costs what the card says, or the plan', (id, ...texts) =>
  expect(Object.values(servicePrice(id))).toEqual(texts),
);

test('the first card that sells a service is the cheapest of its page', () => {
  // AI-Enhanced Creative is pictures: it is no price of a pipeline.
  for (const id of ids.serviceIds.filter((one) => one !== 'ai-services')) {
    const cards = servicesSection.cards
      .filter(({ href }) => href === serviceHref(id))
      .map(({ priceText }) => priceText);
    const amount = (text: string) => Number(text.replace(/\D/g, ''));
    const [cheapest] = cards.sort((one, other) => amount(one) - amount(other));
    if (cheapest) expect(servicePrice(id).price.split(' to ')[0]).toBe(cheapest);
  }
});
