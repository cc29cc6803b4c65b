import { beforeAll, describe, expect, test } from 'vitest';
import { caseStudies, categories } from '../../src/build/catalogue';
import { collectEntries } from '../../src/search/collect';
import { createIndex, findIn, nearestIn, type SearchIndex } from '../../src/search/engine';
import { fitsVisitor, type Visitor } from '../../src/search/visitor';
import { adminQuestions, customerQuestions, nonsense, type Question, questions } from './questions';
import { visitorCustomerQuestions, visitorQuestions } from './visitor-questions';

const shown = 3;
let index: SearchIndex;
beforeAll(async () => {
  index = await createIndex(collectEntries({ categories, caseStudies }));
});

const firstOf = (query: string, visitor: Visitor) =>
  findIn(index, query, fitsVisitor(visitor), shown).hits.map(({ title, href }) => ({ title, href }));

const visitors = {
  'signed out': [{ isSignedIn: false, isAdmin: false }, questions],
  'signed out, in whole questions and loose words': [{ isSignedIn: false, isAdmin: false }, visitorQuestions],
  'as a customer': [{ isSignedIn: true, isAdmin: false }, [...customerQuestions, ...visitorCustomerQuestions]],
  'as an admin': [{ isSignedIn: true, isAdmin: true }, adminQuestions],
} as const satisfies Record<string, readonly [Visitor, readonly Question[]]>;

describe.each(Object.entries(visitors))('%s', (_who, [visitor, asked]) => {
  test('the first three hits hold the right answer to at least 95 of 100 questions', () => {
    const missed = asked.flatMap(([query, ...right]) => {
      const hits = firstOf(query, visitor);
      return hits.some(({ href }) => right.includes(href))
        ? []
        : [`${query}: ${hits.map(({ title, href }) => `${title} (${href})`).join(' | ')}`];
    });
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });
});

test('nothing is found for what is no word', () => {
  const found = nonsense.flatMap((query) => {
    const hits = firstOf(query, { isSignedIn: false, isAdmin: false });
    return hits.length > 0 ? [`${query}: ${hits.map(({ title }) => title).join(' | ')}`] : [];
  });
  expect(found).toEqual([]);
});

test('for a word with too many wrong letters, what is nearest to it is shown', () => {
  const fits = fitsVisitor({ isSignedIn: false, isAdmin: false });
  expect(firstOf('portfffolyo', { isSignedIn: false, isAdmin: false })).toEqual([]);
  expect(nearestIn(index, 'portfffolyo', fits, shown).map(({ title }) => title)).toContain('Our work');
});
