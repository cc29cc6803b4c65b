// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { FirstWords } from '../../src/content/types';
import { capabilityPageHref, caseStudyHref, industryPageHref, serviceHref } from '../../src/paths';
import { builtPages, readBuilt } from './pages';

const words: FirstWords = JSON.parse(readBuilt('first-words.json'));

const said = [
  ...words.categories.map(({ id, title, description, meta }) => [serviceHref(id), title, description, meta] as const),
  ...words.caseStudies.map(({ id, title, subtitle, meta }) => [caseStudyHref(id), title, subtitle, meta] as const),
  ...words.capabilities.map(
    ({ id, title, description, meta }) => [capabilityPageHref(id), title, description, meta] as const,
  ),
  ...words.industries.map(
    ({ id, title, description, meta }) => [industryPageHref(id), title, description, meta] as const,
  ),
];
const alike = /^\/(?:services|case-study|capabilities|industries)\/./;

it('what pages that are built alike say first is what they say when rendered', () => {
  const addresses = builtPages.map(({ address }) => address).filter((address) => alike.test(address));
  expect(said.map(([address]) => address).sort()).toEqual(addresses.sort());
  for (const [address, title, text, meta] of said) {
    const document = builtPages.find((page) => page.address === address)?.document;
    expect(document?.querySelector('main h1')?.textContent, address).toBe(title);
    expect(document?.querySelector('main h1 + p')?.textContent, address).toBe(text);
    expect(document?.title, address).toContain(meta.title);
  }
});

it('leaves out what only the rendered head says', () => {
  for (const [address, , , meta] of said) expect(meta.description, address).toBe('');
});
