import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteAddOns, sitePages } from '../../src/content/flows/instant-site';
import * as allLabels from '../../src/sketch/labels';
import { readAnswers } from '../../src/sketch/read-answers';
import { sketchOf } from '../../src/sketch/sketch-of';
import type { Sketch } from '../../src/sketch/types';
import { modelRuns } from '../support/model-runs';
import { faintPairs, isHex } from './palette';

const line = fc.oneof(
  fc.constantFrom(
    ...['', 'Our bread:', '- Rye', '1. Call us', '2) Order', 'Q: Do you deliver?', 'A: Yes.', 'Do you deliver?'],
    ...['Launch on June 12, 2026', '# Cakes'],
    'مرحبا بكم في المخبز؟',
    '\u202eright to left\u202c',
    'おいしいパン。毎日七時から。',
    '👩‍🍳👩🏽‍🍳 🥖',
    '\ud800 half a pair',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"></style><b>',
    '__proto__ constructor toString',
    'instagram.com/bakery',
    'javascript:alert(1) https://a:b@c.example mailto:x@y.example',
    'x'.repeat(3000),
  ),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.lorem({ mode: 'sentences', maxCount: 3 }),
);
const text = fc.oneof(
  { weight: 9, arbitrary: fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n')) },
  {
    weight: 1,
    arbitrary: line.map((part) => `${part}\n`.repeat(Math.ceil(50_000 / (part.length + 1))).slice(0, 50_000)),
  },
);
const color = fc.oneof(
  fc.constantFrom('white', 'black', 'yellow, gold', 'gray gray', 'cream and navy', 'warm deep pale red', '__proto__'),
  fc
    .array(
      fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`),
      { maxLength: 3 },
    )
    .map((codes) => codes.join(' and ')),
  text,
);
const group = (names: readonly string[]) =>
  fc.record({ ...Object.fromEntries(names.map((name) => [name, fc.boolean()])), otherText: text });
const file = fc.record({ name: fc.oneof(line, fc.constantFrom('a.png', 'B.JPG', 'c.mp4', 'd.pdf')), type: line });

const answers = fc.record(
  {
    businessName: text,
    businessDescription: text,
    existingLinks: text,
    goals: group(['informational', 'promoteService', 'portfolio', 'event', 'linkHub', 'other']),
    pages: group(['home', 'about', 'services', 'contact', 'gallery', 'faq', 'other']),
    pageContent: fc.record({ home: text, page2: text, page3: text }),
    mediaFiles: fc.array(file, { maxLength: 4 }),
    hasLogo: fc.constantFrom('', 'yes', 'no'),
    logoFile: fc.oneof(fc.constant(null), file, fc.array(file, { maxLength: 2 })),
    wantPlaceholderLogo: fc.boolean(),
    brandColors: color,
    visualStyle: group(['minimal', 'bold', 'elegant', 'modern', 'artsy', 'other']),
    addOns: group(['analytics', 'seo', 'socialLinks', 'contactForm', 'emailSignup', 'embeddedMedia']),
  },
  { requiredKeys: [] },
);

const hidden = {
  fullName: 'Hidden Name',
  email: 'hidden@hidden.example',
  phone: '316-555-0199',
  domainName: 'hidden.example',
  hasHosting: 'yes',
  hostingInfo: 'hidden log-in',
  stockPhotoPreferences: 'hidden wishes',
  additionalNotes: 'hidden notes June 13, 2026',
  specificDeadline: 'June 14, 2026',
};

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};
/** What a sketch says: all but what is for the code. */
const textsOf = (part: object): string[] => {
  const forCode = ['kind', 'id', 'url', 'type', 'palette', 'looks'];
  return strings(JSON.parse(JSON.stringify(part, (key, value) => (forCode.includes(key) ? undefined : value))));
};
// The drawing adds its own labels; they are no part of the data.
const { siteLabels: _, ...labels } = allLabels;
const ours = new Set([...strings(labels), ...[...sitePages, ...siteAddOns].map(({ label }) => label)]);

/** Without spaces and control characters, which sketches have fewer of, and without the mark of a cut. */
const letters = (typed: string) => typed.replace(/ ?…$/, '').replace(/[\s\p{Cc}\ufdd0-\ufdef\ufffe\uffff]/gu, '');

const urlsOf = ({ pages }: Sketch) =>
  pages.flatMap(({ sections }) =>
    sections.flatMap((part) => ('links' in part ? part.links.map(({ url }) => url) : [])),
  );

it('a sketch of any answers is equal twice, says nothing of its own, has nothing hidden in it, and can be read', () => {
  fc.assert(
    fc.property(answers, fc.boolean(), (stored, isWhole) => {
      const sketch = sketchOf(readAnswers(stored), { isWhole });
      expect(sketchOf(readAnswers({ ...structuredClone(stored), ...hidden }), { isWhole })).toEqual(sketch);

      const typed = strings(stored).map(letters);
      const invented = textsOf(sketch).filter(
        (said) => said !== '' && !ours.has(said) && !typed.some((answer) => answer.includes(letters(said))),
      );
      expect(invented).toEqual([]);

      for (const url of urlsOf(sketch)) {
        expect(url).toMatch(/^(?:https?|mailto|tel):/);
        expect(new URL(url)).toMatchObject({ username: '', password: '' });
      }
      expect(faintPairs(sketch.palette)).toEqual([]);
      expect(Object.values(sketch.palette).filter((hex) => !isHex(hex))).toEqual([]);
      expect(new Set(sketch.pages.map(({ id }) => id)).size).toBe(sketch.pages.length);
      if (isWhole) expect(sketch.pages.some(({ isCut }) => isCut)).toBe(false);
      else for (const { sections } of sketch.pages) expect(textsOf(sections).join('').length).toBeLessThan(4000);
    }),
    modelRuns(0.2),
  );
});

it('a sketch of any answers has every word of the page texts, if it is whole', () => {
  fc.assert(
    fc.property(answers, (stored) => {
      const read = readAnswers(stored);
      const said = letters(textsOf(sketchOf(read, { isWhole: true })).join(''));
      const words = read.pageContent.flatMap((page) => page.match(/\p{L}{4,}/gu) ?? []);
      expect([...new Set(words)].filter((word) => !said.includes(word))).toEqual([]);
    }),
    modelRuns(0.1),
  );
});

it('a sketch of any answers is made from damaged storage, too', () => {
  const drawn = ['businessName', 'goals', 'pages', 'pageContent', 'mediaFiles', 'logoFile', 'brandColors'];
  const names = [...Object.keys(hidden), ...drawn];
  const anything = fc.anything({ withNullPrototype: true });
  const damaged = fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), anything);
  fc.assert(
    fc.property(damaged, (stored) => {
      const sketch = sketchOf(readAnswers({ ...stored, hasLogo: 'yes' }));
      expect(sketch.pages.length).toBeLessThanOrEqual(3);
    }),
    modelRuns(0.2),
  );
  expect(sketchOf(readAnswers(JSON.parse('{"goals":{"__proto__":{"event":true}}}')))).toEqual(
    sketchOf(readAnswers({})),
  );
});

it('reads the files of the form as it reads those of a request', () => {
  const file = (name: string, type: string) => new File(['x'], name, { type });
  const files = [file('a.png', 'image/png'), file('b.pdf', 'application/pdf')];
  const notes = files.map(({ name, size, type }) => ({ name, size, type }));
  const form = readAnswers({ mediaFiles: files, hasLogo: 'yes', logoFile: files.slice(0, 1) });
  expect(form).toEqual(readAnswers({ mediaFiles: notes, hasLogo: 'yes', logoFile: notes[0] }));
  expect(form.mediaFiles[1]).toEqual({ name: 'b.pdf', type: 'application/pdf' });
});
