import { expect, it } from 'vitest';
import { identity } from '../../../../brand.config';
import { fileNamesOf } from '../../../../src/components/form/draft/form-side';
import { logoUpload, mediaUpload } from '../../../../src/content/flows/instant-site';
import * as form from '../../../../src/pages/flows/instant-site/form-values';
import { countAnswers, withLostFiles } from '../../../../src/pages/flows/instant-site/live-sketch';
import { readAnswers } from '../../../../src/sketch/read-answers';
import { sketchOf } from '../../../../src/sketch/sketch-of';

const code = identity.instantSiteTestCode;
const { goals, pages } = form.instantSiteInitial;
const file = (name: string) => [new File(['x'], name)];
const rules = { mediaFiles: mediaUpload, logoFile: logoUpload };

it.each<[what: string, typed: Partial<form.InstantSiteValues>, count: number, lost?: Record<string, string[]>]>([
  ['nothing', {}, 0],
  ['name and address, which the account has', { fullName: 'Ada', email: 'ada@example.com' }, 0],
  ['a name', { businessName: 'Bakery' }, 1],
  ['spaces', { businessName: ' ' }, 0],
  ['two goals', { goals: { ...goals, event: true, other: true, otherText: 'Tickets' } }, 1],
  ['Home unticked', { pages: { ...pages, home: false } }, 0],
  ['a page', { pages: { ...pages, about: true } }, 1],
  ['the text of a third page', { pageContent: { home: '', page2: '', page3: 'Open from seven' } }, 1],
  ['a .docx', { mediaFiles: file('text.docx') }, 0],
  ['pictures', { mediaFiles: [...file('a.png'), ...file('b.png')] }, 1],
  ['pictures before a reload', {}, 1, { mediaFiles: ['a.png'] }],
  ['a logo with its file', { hasLogo: 'yes', logoFile: file('a.svg') }, 1],
  ['a logo before a reload', { hasLogo: 'yes' }, 1, { logoFile: ['a.svg'] }],
  ['a logo without a file', { hasLogo: 'yes' }, 0],
  ['a logo as .docx', { hasLogo: 'yes', logoFile: file('logo.docx') }, 0],
  ['a logo that is not asked for', { hasLogo: 'no', logoFile: file('a.svg') }, 0],
  ['a mark', { hasLogo: 'no', wantPlaceholderLogo: true }, 1],
  ['the test code', { discountCode: code, appliedCode: code }, 0],
])('%s: form, drawing and account agree', (_, typed, count, lost = {}) => {
  const values = { ...form.instantSiteInitial, ...typed };
  expect(sketchOf(readAnswers(withLostFiles(form.drawnAnswers(values), lost))).answersUsed).toBe(count);
  expect(countAnswers(values, { ...fileNamesOf(values, rules), ...lost })).toBe(count);
});

it('what is not drawn is counted in the account alone', () => {
  expect(countAnswers({ ...form.instantSiteInitial, phone: '316-555-0100', businessName: 'Bakery' }, {})).toBe(2);
});
