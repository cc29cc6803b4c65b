import { expect, test } from 'vitest';
import { caseStudies, categories } from '../../src/build/catalogue';
import { collectEntries } from '../../src/search/collect';
import { contentModules, contentStrings } from '../content/modules';

/** Content that is no text of a page of its own: shapes, ids, formats, and the words of controls and forms. */
const withoutEntries: readonly (readonly [module: RegExp, why: string])[] = [
  [/^(types|ids|icons)$/, 'shapes and names'],
  [/^format\//, 'functions'],
  [/^search\//, 'the search itself'],
  [/^site\/(navigation|colors|figures|legal-contact|site)$/, 'menus, and facts that pages state'],
  [/^account\//, 'sample data, admins and buttons of the account'],
  [
    /^catalogue\/(clients|service-groups|credit-value|plan-tiers|case-study-summaries|service-summaries)$/,
    'light records, of which the heavy ones are found',
  ],
  [/^public\/faq-ids$/, 'ids'],
  [/^demo\//, 'the demo desk, a tool beside the site'],
  [/^flows\/(trial|trial-agreement|checkout|form-fields|payments|.*card.*)$/, 'words and choices inside forms'],
];

const entries = collectEntries({ categories, caseStudies });
const said = entries.map(({ title, text }) => `${title}\n${text}`).join('\n');

const reachable = contentModules
  .map(([name]) => name)
  .filter((name) => !withoutEntries.some(([module]) => module.test(name)));

test('most modules of content are to be found', () => {
  expect(reachable.length).toBeGreaterThan(50);
});

test.each(reachable)('%s is in the index', (name) => {
  const own = contentStrings.filter(({ module, text }) => module === name && text.length > 12);
  expect(own.filter(({ text }) => said.includes(text)).length, 'texts of it that the search knows').toBeGreaterThan(0);
});

test('every service, capability, industry, case study, question and credit service has an entry under its title', () => {
  const titles = new Set(entries.map(({ title }) => title));
  for (const { title, services } of categories) {
    expect(titles).toContain(title);
    for (const { name } of services) expect(titles).toContain(name);
  }
  for (const { title } of caseStudies) expect(titles).toContain(title);
});
