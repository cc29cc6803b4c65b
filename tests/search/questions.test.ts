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

/** Both figures are in the output of every run. */
const report = (line: string) => process.stdout.write(`search, ${line}\n`);
const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} % of ${all}`;
const isAnswered = (visitor: Visitor, [query, ...right]: Question) =>
  firstOf(query, visitor).some(({ href }) => right.includes(href));

/** A third of the questions, by their letters: nobody tunes the search with them, so that no failure names them. */
const isKeptApart = ([query]: Question) => [...query].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 === 0;

describe.each(Object.entries(visitors))('%s', (who, [visitor, asked]) => {
  test('the first three hits hold the right answer to at least 95 of 100 questions', () => {
    const tuned = asked.filter((question) => !isKeptApart(question));
    const missed = tuned
      .filter((question) => !isAnswered(visitor, question))
      .map(
        ([query]) =>
          `${query}: ${firstOf(query, visitor)
            .map(({ title, href }) => `${title} (${href})`)
            .join(' | ')}`,
      );
    report(`${who}: ${percent(tuned.length - missed.length, tuned.length)}`);
    expect(missed.length / tuned.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });
});

test('of the questions kept apart, too, at least 95 of 100 are answered by the first three hits', () => {
  const asked = Object.values(visitors).flatMap(([visitor, all]) =>
    all.filter(isKeptApart).map((question) => isAnswered(visitor, question)),
  );
  const answered = asked.filter(Boolean).length;
  report(`questions kept apart: ${percent(answered, asked.length)}`);
  expect(answered / asked.length).toBeGreaterThanOrEqual(0.95);
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
