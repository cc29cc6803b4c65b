import { expect, test } from 'vitest';
import { capabilities } from '../../src/content/catalogue/capabilities';
import { industries } from '../../src/content/catalogue/industries';
import { pageDescriptions } from '../../src/content/page-descriptions';
import { pageMeta } from '../../src/content/pages';
import type { CaseStudy, PageMeta, ServiceCategory } from '../../src/content/types';
import { contentModules, contentStrings } from './modules';

const exported = <T>(folder: string, name: string) =>
  contentModules.filter(([module]) => module.startsWith(folder)).map(([, exports]) => exports[name] as T);

const metas: readonly PageMeta[] = [
  ...Object.values(pageMeta).map(({ page, title }) => ({ title, description: pageDescriptions[page] })),
  ...exported<ServiceCategory>('services/', 'category').map(({ meta }) => meta),
  ...exported<CaseStudy>('case-studies/', 'caseStudy').map(({ meta }) => meta),
  ...capabilities.map(({ meta }) => meta),
  ...industries.map(({ meta }) => meta),
];

/** Texts that contain one of these words on purpose. */
const intended = ['Secure payment powered by Stripe (Coming Soon)', 'Make me a placeholder logo'];

test.each(['lorem', 'ipsum', 'todo', 'tbd', 'placeholder', 'coming soon', 'undefined', 'NaN'])(
  'no text says %s',
  (word) => {
    const pattern = new RegExp(`\\b${word}\\b`, word === 'NaN' ? '' : 'i');
    expect(contentStrings.filter(({ text }) => !intended.includes(text) && pattern.test(text))).toEqual([]);
  },
);

test('no two pages share a title or a description', () => {
  expect(metas.length).toBeGreaterThan(70);
  for (const field of ['title', 'description'] as const) {
    const texts = metas.map((meta) => meta[field].toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test.each(metas.map((meta) => [meta.title, meta] as const))('the head of %s fits a result list', (_title, meta) => {
  expect(meta.title.length).toBeGreaterThan(4);
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.description.length).toBeGreaterThanOrEqual(70);
  expect(meta.description.length).toBeLessThanOrEqual(170);
});

test('sentences have one space between words and no stray markup', () => {
  expect(contentStrings.filter(({ text }) => / {2}|<[a-z]|\$\{|\[object/.test(text))).toEqual([]);
});
