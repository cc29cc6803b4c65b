import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../src/content/flows/instant-site';
import { blanks, titles } from '../../src/sketch/labels';
import { readAnswers } from '../../src/sketch/read-answers';
import { sketchOf } from '../../src/sketch/sketch-of';
import type { Section, Sketch } from '../../src/sketch/types';

/** The sketch of stored answers. `chosen` are ticked options, as 'goals.event'. */
const sketch = (answers: Record<string, unknown> = {}, chosen: readonly string[] = [], isWhole = false): Sketch => {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const option of chosen) {
    const [group = '', name = ''] = option.split('.');
    groups[group] = { ...groups[group], [name]: true };
  }
  for (const [name, value] of Object.entries(answers))
    if (groups[name]) groups[name] = { ...groups[name], ...(value as Record<string, unknown>) };
  return sketchOf(readAnswers({ ...answers, ...groups }), { isWhole });
};
const home = (made: Sketch) => made.pages[0].sections;
const kinds = (sections: readonly Section[] = []) =>
  sections.map((section) => ('title' in section && section.title ? `${section.kind} ${section.title}` : section.kind));
const hero = (made: Sketch) => home(made).flatMap((section) => (section.kind === 'hero' ? [section] : []))[0];
const names = (made: Sketch) => made.pages.map(({ name }) => name);

const text = 'Good bread. From seven.\n\nOur bread:\n- Rye\n- Spelt\n\nCome early.\nLaunch on June 12, 2026 at 7 PM';
const withText = { pageContent: { home: text, page2: '', page3: '' } };
const links = { existingLinks: 'instagram.com/bakery shop.example' };
const photo = { name: 'Oven.JPG', size: 1, type: 'image/jpeg' };
const film = { name: 'film.mp4', size: 1, type: 'video/mp4' };

it('an empty form is one page of blanks in the neutral look, of no answers', () => {
  const made = sketch();
  expect(made).toMatchObject({
    name: { text: blanks.name, isBlank: true },
    logo: { kind: 'type' },
    looks: ['neutral'],
    pagesLeftOut: [],
    notes: [],
    hasSeoTags: false,
    description: '',
    answersUsed: 0,
  });
  expect(names(made)).toEqual(['Home']);
  expect(hero(made)).toMatchObject({
    headline: { text: blanks.headline, isBlank: true },
    lead: { text: blanks.lead, isBlank: true },
    action: null,
    picture: { kind: 'tiles' },
  });
  expect(kinds(home(made))).toEqual(['hero', `blank ${titles.text}`]);
});

it('an empty form with its sample data counts each answer once', () => {
  const pageContent = { home: sampleSite['pageContent.home'], page2: sampleSite['pageContent.page2'] };
  expect(sketch({ ...sampleSite, pageContent }).answersUsed).toBe(6);
});

it.each([
  ['the first sentence of the home text', 'Good bread. From seven.', 'We bake.', 'Good bread.', 'We bake.'],
  ['else of the description', '', 'We bake. Since 1990.', 'We bake.', 'Since 1990.'],
  ['not an item of a list', '- Rye\n- Spelt', 'We bake.', 'We bake.', undefined],
  ['a sentence of 140 letters', '', `${'w'.repeat(139)}. More.`, `${'w'.repeat(139)}.`, 'More.'],
  ['not a sentence that is too long', 'Very '.repeat(40), 'We bake.', 'We bake.', undefined],
])('the headline is %s', (_, homeText, businessDescription, headline, lead) => {
  const made = hero(sketch({ businessDescription, pageContent: { home: homeText } }));
  expect([made?.headline.text, made?.lead?.text]).toEqual([headline, lead]);
});

it('the pages are Home and the first two that were chosen, in the order of the form', () => {
  const made = sketch({}, ['pages.faq', 'pages.gallery', 'pages.about', 'pages.services']);
  expect(names(made)).toEqual(['Home', 'About', 'Services']);
  expect(made.pagesLeftOut).toEqual(['Gallery', 'FAQ']);
});

it('the pages have the texts in that order; a text without a page has one all the same', () => {
  const pageContent = { page2: 'Second.', page3: 'Third.' };
  expect(names(sketch({ pageContent }))).toEqual(['Home', 'Page 2', 'Page 3']);
  expect(names(sketch({ pageContent: { page3: 'Third.' } }))).toEqual(['Home', 'Page 3']);
  const made = sketch({ pageContent }, ['pages.about']);
  expect(names(made)).toEqual(['Home', 'About', 'Page 3']);
  expect(made.pages[1]?.sections[0]).toMatchObject({ title: 'About', blocks: [{ text: 'Second.' }] });
  expect(made.pages.map(({ id }) => id)).toEqual(['home', 'about', 'page3']);
});

it('the pages are called what the customer calls them', () => {
  expect(names(sketch({ pages: { otherText: 'Menu' } }, ['pages.other']))).toEqual(['Home', 'Menu']);
  expect(names(sketch({}, ['pages.other']))).toEqual(['Home', 'Another page']);
});

it('the pages have the own heading of their text, a blank without a text, and what belongs on them', () => {
  const text = { page2: 'Our menu\n\nBread and cakes.' };
  const made = sketch({ ...links, pageContent: text }, ['pages.services', 'pages.contact', 'addOns.contactForm']);
  expect(kinds(made.pages[1]?.sections)).toEqual(['text Our menu']);
  expect(kinds(made.pages[2]?.sections)).toEqual(['blank Contact', 'links Links', 'form Contact us']);
  expect(kinds(home(made))).toEqual(['hero', 'blank Welcome']);
  expect(kinds(sketch({}, ['pages.gallery']).pages[1]?.sections)).toEqual(['blank Gallery', 'gallery Pictures']);
});

const launch = 'event Launch on June 12, 2026 at 7 PM';
it.each<[goals: string[], sections: string[]]>([
  [[], ['hero', 'text', 'links Links']],
  [['informational'], ['hero', 'text', 'links Links']],
  [['promoteService'], ['hero', 'text Our bread', 'text', 'links Links']],
  [['portfolio'], ['hero', 'gallery Pictures', 'text', 'links Links']],
  [['event'], ['hero', launch, 'text', 'links Links']],
  [['linkHub'], ['hero', 'links Links', 'text']],
  [
    ['event', 'portfolio'],
    ['hero', 'gallery Pictures', launch, 'text', 'links Links'],
  ],
  [
    ['linkHub', 'event', 'portfolio'],
    ['hero', 'gallery Pictures', launch, 'text', 'links Links'],
  ],
  [['other'], ['hero', 'blank Sell tickets', 'text', 'links Links']],
])('the goals %j lead, two at most', (goals, sections) => {
  const told = { ...withText, ...links, goals: { otherText: 'Sell tickets' } };
  const made = sketch(
    told,
    goals.map((goal) => `goals.${goal}`),
  );
  expect(kinds(home(made))).toEqual(sections);
  expect(hero(made)?.action).toBe(goals.includes('promoteService') ? 'Send a request' : null);
  expect(hero(made)?.picture === null).toBe(made.pages[0].sections[1]?.kind === 'gallery');
});

it('the goals without what they need lead with blanks', () => {
  const wanted = ['hero', 'blank What we offer', 'blank Save the date', 'blank Welcome'];
  expect(kinds(home(sketch({}, ['goals.promoteService', 'goals.event'])))).toEqual(wanted);
  expect(kinds(home(sketch({}, ['goals.linkHub'])))).toContain('blank Links');
});

it('the goals show the date as it was typed, and no deadline', () => {
  expect(home(sketch(withText, ['goals.event']))[1]).toMatchObject({ date: 'June 12, 2026' });
  const made = sketch({ specificDeadline: 'July 1, 2026', additionalNotes: 'July 2, 2026' }, ['goals.event']);
  expect(JSON.stringify(made)).not.toContain('2026');
});

it('the goals offer what the page about services says, if the home page says nothing', () => {
  const offered = (page2: string) =>
    home(sketch({ pageContent: { page2 } }, ['goals.promoteService', 'pages.services']))[1];
  const cakes = { title: 'Our cakes', blocks: [{ items: ['Plum', 'Apple'] }] };
  expect(offered('Our cakes\n- Plum\n- Apple')).toMatchObject(cakes);
  const order = { title: 'What we offer', blocks: [{ text: 'We bake to order.' }] };
  expect(offered('We bake to order.')).toMatchObject(order);
});

describe('pictures and logo', () => {
  it('are the uploads: the first image on the home page, the next ones on the others, the rest below', () => {
    const second = { ...photo, name: 'b.png' };
    const made = sketch({ mediaFiles: [film, photo, second, { name: 'x.exe' }], pageContent: { page2: 'Text.' } });
    expect(hero(made)?.picture).toEqual({ kind: 'file', index: 1, name: 'Oven.JPG', isImage: true });
    expect(made.pages[1]?.sections[0]).toMatchObject({ picture: { index: 2 } });
    const pictures = [{ kind: 'file', index: 0, name: 'film.mp4', isImage: false }];
    expect(home(made).at(-1)).toEqual({ kind: 'gallery', title: 'Pictures', pictures });
  });

  it('without uploads are tiles, different ones in each place and for each name', () => {
    const seeds = (businessName: string) =>
      [
        ...JSON.stringify(sketch({ businessName, pageContent: { page2: 'T.' } }, ['goals.portfolio'])).matchAll(
          /"tiles","seed":(\d+)/g,
        ),
      ].map(([, seed]) => seed);
    expect(new Set([...seeds('A'), ...seeds('B')]).size).toBe(10);
  });

  it.each([
    ['yes', { logoFile: [photo] }, 'file'],
    ['yes', { logoFile: photo }, 'file'],
    ['yes', { logoFile: [] }, 'type'],
    ['no', { logoFile: [photo] }, 'type'],
    ['no', { wantPlaceholderLogo: true }, 'mark'],
    ['yes', { wantPlaceholderLogo: true }, 'type'],
    // Until the question is answered, the mark that the home page has shown.
    ['', { logoFile: [photo], wantPlaceholderLogo: false }, 'mark'],
  ])('with a logo: %s, and %j, show a %s', (hasLogo, answers, kind) => {
    expect(sketch({ businessName: 'Bakery', hasLogo, ...answers }).logo.kind).toBe(kind);
  });
});

it.each<[styles: string[], looks: string[]]>([
  [
    ['artsy', 'bold', 'minimal'],
    ['minimal', 'bold'],
  ],
  [['modern'], ['modern']],
  [
    ['other', 'elegant'],
    ['elegant', 'neutral'],
  ],
  [['other'], ['neutral']],
])('looks and add-ons %j are the looks %j', (styles, looks) => {
  expect(
    sketch(
      {},
      styles.map((style) => `visualStyle.${style}`),
    ).looks,
  ).toEqual(looks);
});

it('looks and add-ons are parts of the page, or notes', () => {
  const made = sketch(
    { ...links, pageContent: { page2: 'Text.' } },
    ['analytics', 'seo', 'socialLinks', 'contactForm', 'emailSignup', 'embeddedMedia'].map((name) => `addOns.${name}`),
  );
  const parts = ['embed Your video, map or player', 'form News by email', 'form Contact us', 'social'];
  expect(kinds(home(made)).slice(2)).toEqual(parts);
  expect(kinds(made.pages[1]?.sections)).toEqual(['text Page 2', 'social']);
  expect(made.notes).toEqual(['Analytics setup', 'Basic SEO tags']);
  expect(made.hasSeoTags).toBe(true);
});

const lines = Array.from({ length: 500 }, (_, index) => `Sentence number ${index} of a long text.`);
const long = lines.join('\n');
const answers = { businessDescription: 'Many words. '.repeat(400), pageContent: { home: long, page2: long } };

it('long texts end after 2,000 letters in the view, and are whole in the download', () => {
  const [view, whole] = [sketch(answers), sketch(answers, [], true)];
  expect(view.pages.map(({ isCut }) => isCut)).toEqual([true, true]);
  expect(view.description.length).toBeLessThanOrEqual(160);
  expect(whole.pages.map(({ isCut }) => isCut)).toEqual([false, false]);
  for (const page of view.pages) expect(JSON.stringify(page)).not.toContain('number 60');
  for (const page of whole.pages) for (const line of lines) expect(JSON.stringify(page)).toContain(line);
  expect(sketch(withText).pages[0].isCut).toBe(false);
});
