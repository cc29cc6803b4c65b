import { expect, it } from 'vitest';
import { deliveredSite, type KeptFiles } from '../../src/sketch/delivered';
import { readAnswers } from '../../src/sketch/read-answers';
import type { Section } from '../../src/sketch/types';

const noFiles: KeptFiles = { media: [], logo: false };
const site = (answers: Record<string, unknown>, kept = noFiles) =>
  deliveredSite(readAnswers({ businessName: 'Hollow Kiln', ...answers }), kept);
const sectionsOf = ({ sketch }: ReturnType<typeof site>): Section[] => sketch.pages.flatMap((page) => page.sections);

const blanks = {
  goals: { event: true, linkHub: true },
  pages: { about: true, faq: true },
  addOns: { embeddedMedia: true },
};

it('leaves out what the answers left open, and names it', () => {
  const delivered = site(blanks);
  expect(sectionsOf(delivered).map(({ kind }) => kind)).toEqual(['hero']);
  expect(sectionsOf(delivered)[0]).toMatchObject({ headline: { text: 'Hollow Kiln', isBlank: false }, lead: null });
  expect(delivered.sketch.pages.map(({ id }) => id)).toEqual(['home']);
  expect(delivered.missing).toEqual([
    'One or two sentences on what you do',
    'Save the date',
    'Links',
    'Welcome',
    'Your video, map or player',
    'About',
    'FAQ',
  ]);
});

it('leaves out a page of which only the social links are left', () => {
  const social = { addOns: { socialLinks: true }, existingLinks: 'instagram.com/bakery' };
  const { pages } = site({ ...social, pages: { about: true } }).sketch;
  expect(pages.map(({ id }) => id)).toEqual(['home']);
});

it.each([
  ['a mail address', 'mailto:us@shop.example', [{ url: 'mailto:us@shop.example', text: 'us@shop.example' }]],
  ['a phone number', 'tel:+13165550100', [{ url: 'tel:+13165550100', text: '+13165550100' }]],
  ['nothing that answers', 'https://shop.example', null],
])('replaces a form by %s', (_, existingLinks, links) => {
  const delivered = site({ addOns: { contactForm: true }, existingLinks });
  const contact = sectionsOf(delivered).find((section) => 'title' in section && section.title === 'Contact us');
  expect(contact && 'links' in contact ? contact.links : null).toEqual(links);
  expect(delivered.missing.includes('Contact us')).toBe(links === null);
  expect(sectionsOf(delivered).some(({ kind }) => kind === 'form')).toBe(false);
});

it('shows tiles in place of files that are gone or no pictures, and names them', () => {
  const mediaFiles = ['kept.png', 'gone.png', 'film.mp4'].map((name) => ({ name, type: '', size: 1 }));
  const logoFile = { name: 'logo.svg', type: '', size: 1 };
  const delivered = site(
    { goals: { portfolio: true }, mediaFiles, hasLogo: 'yes', logoFile },
    { media: [true, false, true], logo: false },
  );
  const gallery = sectionsOf(delivered).find((section) => section.kind === 'gallery');
  expect(gallery).toMatchObject({ pictures: [{ kind: 'file', index: 0 }, { kind: 'tiles' }, { kind: 'tiles' }] });
  expect(delivered.missing).toEqual(expect.arrayContaining(['gone.png', 'film.mp4', 'logo.svg']));
  expect(delivered.missing).not.toContain('kept.png');
  expect(delivered.sketch.logo).toEqual({ kind: 'mark', seed: expect.any(Number) });
});
