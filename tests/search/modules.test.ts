import { expect, test } from 'vitest';
import { caseStudies, categories } from '../../src/build/catalogue';
import { collectEntries } from '../../src/search/collect';
import { contentModules, contentStrings } from '../content/modules';

/** Content modules without entries in the search. */
const withoutEntries: readonly (readonly [module: RegExp, why: string])[] = [
  [/^(types|ids|icons\/.+|site\/brand-types)$/, 'types and names'],
  [/^format\//, 'functions'],
  [/^search\//, 'the search itself'],
  [/^site\/(navigation|colors|figures|legal-contact|site)$/, 'menus, and facts that other modules contain'],
  [/^account\//, 'sample data, admins and buttons of the account'],
  [
    /^catalogue\/(clients|service-(cards|groups|prices|summaries)|instant-site|starting-prices|credit-value|plan-(ids|prices|tiers)|pieces|case-study-summaries)$/,
    'summaries of entries that are found',
  ],
  [/^public\/faq-ids$/, 'ids'],
  [
    /^(public\/(start-notes|finder)|flows\/(account-offer|chosen-plan))$/,
    'what stands under buttons, and where they lead',
  ],
  [
    /^(flows\/sketch-drawing|public\/(sketch-mention|sketch-band|named-sketch))$/,
    'labels of the sketch, and what leads to it',
  ],
  [/^demo\//, 'the demo desk, which is not content'],
  [
    /^flows\/(trial|trial-agreement|checkout|drafts|form-fields|payments|instant-site-success|.*card.*)$/,
    'labels and choices of forms',
  ],
];

const entries = collectEntries({ categories, caseStudies });
const indexedText = entries.map(({ title, text }) => `${title}\n${text}`).join('\n');

const searchable = contentModules
  .map(([name]) => name)
  .filter((name) => !withoutEntries.some(([module]) => module.test(name)));

test('most content modules have entries', () => expect(searchable.length).toBeGreaterThan(50));

test.each(searchable)('%s is in the index', (name) => {
  const texts = contentStrings.filter(({ module, text }) => module === name && text.length > 12);
  const indexed = texts.filter(({ text }) => indexedText.includes(text));
  expect(indexed.length, 'texts of the module in the index').toBeGreaterThan(0);
});

test('every service, sub-service and case study has an entry with its title', () => {
  const titles = new Set(entries.map(({ title }) => title));
  for (const { title, services } of categories) {
    expect(titles).toContain(title);
    for (const { name } of services) expect(titles).toContain(name);
  }
  for (const { title } of caseStudies) expect(titles).toContain(title);
});
