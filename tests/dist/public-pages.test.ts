// @vitest-environment jsdom
/** What the public pages say and where they lead, as the HTML has it. */
import { expect, it } from 'vitest';
import { identity } from '../../brand.config';
import { logoTiles } from '../../src/components/media/logo';
import { caseStudyIds } from '../../src/content/ids';
import { tileHex } from '../../src/content/site/colors';
import { caseStudyHref } from '../../src/paths';
import { builtPages, hrefsOf, mainAt, readBuilt, textOf } from './pages';

const all = (part: ParentNode, selector: string) => [...part.querySelectorAll(selector)];

/** Where the links of each name lead. */
const ways: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/': {
    'Explore Services': ['/services'],
    'View All': ['/services', '/our-work'],
    'Sign up': ['/onboarding?plan=starter', '/onboarding?plan=growth'],
    'Try it free for 7 days': ['/subscribe?plan=starter', '/subscribe?plan=growth'],
    "Let's talk": ['/contact'],
    'Sign Up': ['/subscribe'],
    TrillerFest: Array(2).fill('/case-study/trillerfest'),
    'Damon Motorcycles': Array(2).fill('/case-study/damon-motorcycles'),
    'Unikoin Gold': Array(2).fill('/case-study/unikoin-gold'),
  },
  '/pricing': {
    'Get an Instant Site': ['/payment?plan=instant-site'],
    'Start Agency Service': ['/payment?plan=agency'],
  },
  '/case-study/trillerfest': { "Let's Talk": ['/contact'], 'Our work': ['/our-work'] },
  '/case-study/unikoin-gold': { 'Plan your launch with us': ['/contact'] },
  '/services/growth-optimization': { 'Get a quote': ['/contact'], 'View all case studies': ['/our-work'] },
  '/industries/banking': { 'Get industry insights': ['/contact'] },
  '/faq': { 'See pricing': ['/pricing'], 'Contact us': ['/contact'] },
  '/admin-invite': { 'Sign Up': Array(2).fill('/signup') },
};

it.each(Object.entries(ways))('the links of %s lead where they say: %j', (address, links) => {
  for (const [name, to] of Object.entries(links)) expect(hrefsOf(mainAt(address), name), name).toEqual(to);
});

it('the home page offers a consultation, says of what it shows all, and describes no picture that has a title', () => {
  const main = mainAt('/');
  expect(hrefsOf(main, 'Schedule a Consultation')).toEqual([
    expect.stringContaining(identity.calendars.consultation ?? 'https://calendar.google.com/'),
  ]);
  const described = all(main, 'a[aria-describedby]').filter((link) => textOf(link) === 'View All');
  const words = described.map((link) => textOf(main.querySelector(`#${link.getAttribute('aria-describedby')}`)));
  expect(words).toEqual(['Our Services', 'Growth-driven innovation']);
  expect(all(main, '.carousel img').map((picture) => picture.getAttribute('alt'))).toEqual(Array(13).fill(''));
});

it('a case study has its parts in order, three pictures and three results', () => {
  const main = mainAt('/case-study/trillerfest');
  const order = ['Overview', 'Services', 'Gallery', 'Challenge', 'Solution', 'Results', 'More Projects'];
  expect(
    all(main, 'h2')
      .map(textOf)
      .filter((text) => order.includes(text)),
  ).toEqual(order);
  for (const section of ['gallery', 'results'])
    expect(all(main, `section[aria-labelledby="${section}"] li`), section).toHaveLength(3);
  expect(all(main, '[aria-label="TrillerFest elsewhere"] a')).toHaveLength(3);
});

it.each(['/our-work', '/capabilities/cloud', '/industries/banking', '/services/branding', '/'])(
  '%s ends with a next step',
  (address) => {
    const last = all(mainAt(address), 'section').at(-1);
    expect(last && [hrefsOf(last, 'Get started'), hrefsOf(last, 'View pricing')]).toEqual([['/contact'], ['/pricing']]);
  },
);

it('a category of services has its parts, and a story of success', () => {
  const main = mainAt('/services/growth-optimization');
  const headings = all(main, 'h2').map(textOf);
  expect(headings).toContain('Why choose our Growth Optimization services');
  expect(headings).toContain('Client Success Stories');
  const story = all(main, 'a').find((link) => textOf(link).includes('300% user growth'));
  expect(story?.getAttribute('href')).toBe('/case-study/unikoin-gold');
});

it('an industry lists four solutions, each leading to its capability', () => {
  expect(all(mainAt('/industries/banking'), 'a[href^="/solutions?capability="]')).toHaveLength(4);
});

it('the FAQ says ‘FAQ’ above its heading, and has twelve questions', () => {
  const main = mainAt('/faq');
  expect(textOf(main)).toMatch(/^FAQ ?Twelve straight answers/);
  expect(all(main, 'h2 button[aria-expanded]')).toHaveLength(12);
});

it('the contact page has a letter with its questions, and says when support answers', () => {
  const main = mainAt('/contact');
  const letter = new URL(main.querySelector('a[href^="mailto:"]')?.getAttribute('href') ?? '');
  const lines = decodeURIComponent(letter.search.split('body=')[1] ?? '').split('\r\n');
  const heading = all(main, 'h2').find((each) => textOf(each) === 'Good to have ready');
  expect(all(heading?.closest('section') ?? main, 'li').map(textOf)).toEqual(
    lines.filter((line) => line !== '').map((line) => line.replace(/:$/, '')),
  );
  // A mail program shows '+' as it is.
  expect(letter.search).not.toContain('+');
  const { text, inOfficeTime } = identity.supportHours;
  expect(textOf(main)).toContain(`Call until ${(inOfficeTime ?? text).split('-').at(-1)}. Write any time`);
});

it('the terms and the privacy policy open a new tab from sign-up, so that the password stays', () => {
  const links = all(mainAt('/signup'), 'a[href="/terms"], a[href="/privacy"]');
  const opened = links.map((link) => [link.getAttribute('target'), link.getAttribute('aria-describedby')]);
  expect(opened).toEqual(Array(2).fill(['_blank', 'new-tab']));
});

const header = (address: string) =>
  builtPages.find((page) => page.address === address)?.document.querySelector('header') ?? mainAt(address);

it('the menu has featured cards, what is new, and what leads away', () => {
  const menu = header('/contact');
  expect(hrefsOf(menu, 'See Enterprise')).toEqual(['/enterprise']);
  for (const name of ['Explore platform', 'Learn more']) expect(hrefsOf(menu, name), name).toHaveLength(1);
  expect(all(menu, 'a').map(textOf)).toContainEqual(expect.stringMatching(/^Marketing Strategy ?New/));
  const partner = all(menu, 'a').find((link) => textOf(link) === 'Hire CXX Talent');
  expect(partner?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(partner?.getAttribute('target')).toBe('_blank');
  const described = partner?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => textOf(menu.ownerDocument.getElementById(id)));
  expect(words).toEqual(['Fractional executives', 'Opens in a new tab']);
  expect(all(menu, '[role=menu], [role=menuitem]')).toEqual([]);
});

it.each([
  ['/services', ['Services page']],
  ['/services/branding', ['Services true']],
  ['/case-study/bellabeat', ['Our work true']],
  ['/capabilities/cloud', ['Solutions true']],
  ['/industries', ['Solutions true']],
  ['/contact', []],
])('the header of %s marks %j', (address, marked) => {
  const links = all(header(address), 'nav > ul > li > [aria-current]');
  expect(links.map((link) => `${textOf(link)} ${link.getAttribute('aria-current')}`)).toEqual(marked);
});

it('the studio says who does what, from brief to delivery, and when, where and by whom visitors are answered', () => {
  const main = mainAt('/studio');
  expect(all(main, 'section[aria-labelledby="roles"] h3').map(textOf)).toHaveLength(9);
  expect(all(main, 'ol h3').map(textOf)).toEqual(['Brief', 'Concept', 'Rounds', 'Delivery']);
  const text = textOf(main);
  for (const figure of ['24 hours', '2-3 days', '12 or 24 hours', '3-month minimum']) expect(text).toContain(figure);
  for (const fact of [...identity.address, ...identity.officeHours, identity.supportEmail, identity.phone])
    expect(text).toContain(fact);
});

it.each(['/', '/contact', '/press', ...caseStudyIds.map(caseStudyHref)])('%s leads to the studio', (address) => {
  expect(hrefsOf(mainAt(address), 'Who does the work')).toEqual(['/studio']);
});

it('the column of the agency in the footer leads to the studio', () => {
  const footer = builtPages[0]?.document.querySelector('footer');
  expect(footer && hrefsOf(footer, 'Studio')).toEqual(['/studio']);
});

it.each([
  ['/case-study/bellabeat', 'bellabeat', ['blush', 'moss', 'paper', 'vermilion']],
  ['/services/cloud', 'engineering', ['ink', 'paper', 'ultramarine', 'vermilion']],
  ['/services/content-marketing', 'growth', ['ink', 'moss', 'blush', 'sun']],
] as const)('%s closes with a strip in the rule and the colors of %s', (address, subject, palette) => {
  const [strip] = all(mainAt(address), 'section[aria-labelledby=closing] img');
  expect(strip?.getAttribute('src')).toBe(`/media/strips/${subject}.svg`);
  const fills = readBuilt(`media/strips/${subject}.svg`).matchAll(/fill="(#\w+)"/g);
  expect(new Set([...fills].map(([, color]) => color))).toEqual(new Set(palette.map((name) => tileHex[name])));
});

it.each(['/login', '/signup', '/forgot-password', '/cancel'])('%s has a figure of its own, not the logo', (address) => {
  const main = mainAt(address);
  const figures = all(main, 'img[src^="/media/vignettes/"]').map((img) => img.getAttribute('src') ?? '');
  expect(figures.map((src) => readBuilt(src.slice(1)).startsWith('<svg'))).toEqual([true]);
  expect(all(main, `svg path[d="${logoTiles[0]?.d}"]`)).toEqual([]);
});
