// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk } from '../../src/content/demo/desk';
import { people } from '../../src/content/demo/people';
import { testCards } from '../../src/content/flows/test-cards';
import { pageDescriptions } from '../../src/content/page-descriptions';
import { demoPage, stories } from '../../src/content/public/demo-page';
import { copySite } from './site-copy';

const copy = copySite();
const dist = path.join(copy.folder, 'dist');

beforeAll(() => copy.build({ VITE_DEMO_DESK: 'off' }));
afterAll(copy.remove);

/** Every text file of the build. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:html|js|json|xml|txt)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

const deskTexts = [
  desk.title,
  desk.backToNormal,
  people.regular.name,
  demoPage.heading,
  stories.lost.title,
  demoPage.stories.next,
  pageDescriptions.demo,
  ...testCards.filter(({ outcome }) => outcome !== 'succeeds').map(({ number }) => number),
];

it.each(deskTexts)('a build with VITE_DEMO_DESK=off does not contain %s', (text) => {
  expect(
    filesIn(dist)
      .filter((file) => file.text.includes(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

it('has no page, link or sitemap entry of /demo', () => {
  expect(existsSync(path.join(dist, 'demo.html'))).toBe(false);
  expect(readFileSync(path.join(dist, 'sitemap.xml'), 'utf8')).not.toContain('/demo<');
  expect(filesIn(dist).filter(({ text }) => text.includes('href="/demo"'))).toEqual([]);
});

it('has all pages but /demo and the page of the payment provider', () => {
  const pages = (folder: string) => filesIn(folder).filter(({ file }) => file.endsWith('.html')).length;
  expect(pages(dist)).toBe(pages('dist') - 2);
});

it('the default build contains each of them, so that this test looks for the right words', () => {
  const usual = filesIn('dist');
  for (const text of deskTexts)
    expect(
      usual.some((file) => file.text.includes(text)),
      text,
    ).toBe(true);
  expect(readFileSync('dist/sitemap.xml', 'utf8')).toContain('/demo<');
});
