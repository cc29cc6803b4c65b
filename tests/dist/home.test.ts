// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { identity } from '../../brand.config';
import { mainAt, textOf } from './pages';

const main = mainAt('/');
const all = (selector: string) => [...main.querySelectorAll(selector)];
const linksNamed = (name: string) =>
  all('a').filter((link) => (link.getAttribute('aria-label') ?? textOf(link)) === name);

it.each([
  ['Explore Services', '/services'],
  ['Sign up', '/onboarding?plan=starter'],
  ['Try it free for 7 days', '/subscribe?plan=starter'],
  ["Let's talk", '/contact'],
  ['Sign Up', '/subscribe'],
  ['TrillerFest', '/case-study/trillerfest'],
  ['Damon Motorcycles', '/case-study/damon-motorcycles'],
  ['Unikoin Gold', '/case-study/unikoin-gold'],
])('leads from %s to %s', (name, href) => expect(linksNamed(name)[0]?.getAttribute('href')).toBe(href));

it('links to all services, all work and a consultation', () => {
  const described = (link: Element) =>
    textOf(link.ownerDocument.getElementById(link.getAttribute('aria-describedby') ?? ''));
  expect(linksNamed('View All').map((link) => [link.getAttribute('href'), described(link)])).toEqual([
    ['/services', 'Our Services'],
    ['/our-work', 'Growth-driven innovation'],
  ]);
  const [consultation] = linksNamed('Schedule a Consultation');
  expect(consultation?.getAttribute('href')).toContain(
    identity.calendars.consultation ?? 'https://calendar.google.com/',
  );
});

it('has decorative pictures in the carousel, whose titles stand beside them', () => {
  const pictures = all('.carousel img');
  expect(pictures).toHaveLength(13);
  for (const picture of pictures) expect(picture.getAttribute('alt')).toBe('');
});
