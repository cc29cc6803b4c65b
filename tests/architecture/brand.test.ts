import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colors, identity, shades } from '../../brand.config';
import { tracesIn } from '../../tools/artwork/brand-check/traces';

const spelled: Readonly<Record<string, string>> = {
  'tests/dist/nordlys.config.ts': 'is a second brand',
  'tests/artwork/brand-check/traces.test.ts': 'has traces for the check to find',
};

const texts = ['tests', 'e2e', 'support'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|json|txt)$/.test(file) && !file.includes('node_modules/') && !(file in spelled))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

/** What nothing but this brand is called. Its name may be an ordinary word; that of the shipped brand is none. */
const { url, supportEmail, salesEmail, adminEmails, phone, postal } = identity;
const own = [new URL(url).hostname, supportEmail, salesEmail, ...adminEmails, phone, postal.street].filter(Boolean);
const shipped = JSON.parse(readFileSync('brand.shipped.json', 'utf8')) as { name: string; words: string[] };
const words = [...shipped.words, ...own];

/** Traces of the shipped and of the present brand. Name and city are empty, because the search excludes what a brand has itself. */
const tracesOf = (files: typeof texts) =>
  tracesIn(
    files,
    { identity: { ...identity, name: '', postal: { ...postal, locality: '', postalCode: '' } }, colors, shades },
    { name: shipped.name, words, colors: [] },
  );

it('tests read the brand from brand.config.ts, so that they are green in a copy with another one', () => {
  expect(texts.length).toBeGreaterThan(300);
  expect(tracesOf(texts)).toEqual([]);
});

it.each([shipped.name, ...words])('a test that spells %s is found', (word) => {
  const text = `const text = 'Ask ${word.toLowerCase()}';`;
  expect(tracesOf([{ file: 'tests/a.test.ts', text }])).toContainEqual(expect.stringContaining(`has ${word},`));
});
