import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk } from '../../src/content/demo/desk';
import { people } from '../../src/content/demo/people';
import { sketchTexts } from '../../src/content/flows/sketch';
import { testCards } from '../../src/content/flows/test-cards';
import { pageDescriptions } from '../../src/content/page-descriptions';
import { demoPage, stories } from '../../src/content/public/demo-page';
import { sketchBand, sketchOffer } from '../../src/content/public/sketch-band';
import { sketchMention } from '../../src/content/public/sketch-mention';
import { blanks } from '../../src/sketch/labels';
import { copySite } from './site-copy';

const copy = copySite();

beforeAll(() => copy.build({ VITE_DEMO_DESK: 'off', VITE_FIRST_DRAFT: 'off' }));
afterAll(copy.remove);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:html|js|json|xml|txt)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

const having = (files: ReturnType<typeof filesIn>, text: string) =>
  files.filter((file) => file.text.includes(text)).map(({ file }) => file);

const texts = [
  desk.title,
  desk.backToNormal,
  people.regular.name,
  demoPage.heading,
  stories.lost.title,
  demoPage.stories.next,
  pageDescriptions.demo,
  ...testCards.filter(({ outcome }) => outcome !== 'succeeds').map(({ number }) => number),
  '/demo</loc>',
  sketchTexts.see,
  sketchTexts.bring,
  sketchTexts.note,
  blanks.lead,
  sketchBand.field,
  sketchOffer().before,
  sketchMention.pricing.link,
  sketchMention.demo.link,
  'See a first draft of your site',
];

it('a build without the desk and the sketch has none of their texts, which the default build has', () => {
  const [without, usual] = [filesIn(path.join(copy.folder, 'dist')), filesIn('dist')];
  for (const text of texts) {
    expect(having(without, text), text).toEqual([]);
    expect(having(usual, text), text).not.toEqual([]);
  }
  expect(having(without, 'href="/demo"')).toEqual([]);
});

it('it has all pages but /demo, the page of the payment provider, and the delivered site', () => {
  const pagesOf = (folder: string) => filesIn(folder).flatMap(({ file }) => (file.endsWith('.html') ? [file] : []));
  const without = pagesOf(path.join(copy.folder, 'dist'));
  const missing = pagesOf('dist').filter((file) => !without.includes(file));
  expect(missing.sort()).toEqual(['demo.html', 'demo/provider.html', 'site.html']);
});
