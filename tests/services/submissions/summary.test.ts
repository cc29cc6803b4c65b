import { describe, expect, it } from 'vitest';
import { answerLabels, answerSections } from '../../../src/content/flows/answer-labels';
import { submissionKinds, submittedFields } from '../../../src/content/flows/form-fields';
import { documentText, openText, readDocument } from '../../../src/pages/account/project/request-details';
import { readSubmissions } from '../../../src/services/submissions/submissions';
import { summarizeSubmission } from '../../../src/services/submissions/summary';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { sent } from '../../../support/entries';

it.each([
  [sent('trial', { fullName: 'Ada', email: 'a@b.c' }), 'Free trial', 'Ada', null],
  [sent('onboarding', { companyName: 'Engines' }), 'Project brief', 'Engines', null],
  [sent('checkout', { firstName: 'Ada', lastName: 'B.', totalAmount: 25 }), 'Checkout', 'Ada B.', 2500],
  [sent('instant-site', { fullName: 'Ada', totalAmount: 0 }), 'Instant Site order', 'Ada', 0],
  [sent('checkout', { email: 'a@b.c', totalAmount: 'lots' }), 'Checkout', 'a@b.c', null],
  [sent('checkout', { fullName: 7, email: null, totalAmount: Number.NaN }), 'Checkout', 'Unnamed', null],
])('summarizeSubmission %o', (entry, kind, who, totalCents) => {
  expect(summarizeSubmission(entry)).toMatchObject({ kind, who, totalCents });
});

describe('readDocument', () => {
  it.each(submissionKinds)('has a label of its own for each answer that the %s form may store', (kind) => {
    const labeled = Object.keys(answerLabels[kind]);
    const isStored = (name: string) =>
      submittedFields[kind].some((field) => name === field || name.startsWith(`${field}.`));
    expect(labeled.filter((name) => !isStored(name))).toEqual([]);
    const isLabeled = (field: string) => labeled.some((name) => name === field || name.startsWith(`${field}.`));
    expect(submittedFields[kind].filter((field) => !isLabeled(field))).toEqual([]);
    expect(new Set(Object.values(answerLabels[kind])).size).toBe(labeled.length);
  });

  it.each(submissionKinds)('has a section for each answer of the %s form, and each once', (kind) => {
    const names = answerSections[kind].flatMap((section) => section.names);
    const labeled = Object.keys(answerLabels[kind]);
    const isIn = (label: string) => (name: string) => label === name || label.startsWith(`${name}.`);
    const holding = labeled.map((label) => names.filter(isIn(label)).length);
    expect(holding).toEqual(labeled.map(() => 1));
  });

  const answersIn = (...given: Parameters<typeof sent>) =>
    readDocument(sent(...given)).sections.flatMap(({ answers }) => answers);

  it('names plans and formats dates', () => {
    const date = new Date(2026, 11, 2, 10, 15).toISOString();
    expect(answersIn('trial', { selectedPlan: 'growth', trialEndDate: date })).toEqual([
      { label: 'Plan', text: 'Growth' },
      { label: 'Trial ends', text: 'December 2, 2026' },
    ]);
    expect(answersIn('checkout', { plan: 'agency' })).toEqual([{ label: 'Plan', text: 'Agency Service' }]);
  });

  it('shows answers of an unexpected shape as they are, and none that the form does not have', () => {
    const answers = { plan: 'gold', totalAmount: 'lots', country: { code: 'US' }, constructor: 'x', invented: 'y' };
    expect(answersIn('checkout', answers)).toEqual([
      { label: 'Country/Region', text: '{"code":"US"}' },
      { label: 'Plan', text: 'gold' },
      { label: 'Total', text: 'lots' },
    ]);
    expect(answersIn('trial', { trialEndDate: 'soon' })).toEqual([{ label: 'Trial ends', text: 'soon' }]);
    const goals = [{ label: 'What is the site for?', text: 'none' }];
    expect(answersIn('instant-site', { goals: 'none', pageContent: 7 })).toEqual(goals);
  });

  it('has what was answered under the headings of the form, and counts the questions that were left open', () => {
    const answered = {
      businessName: 'Engines',
      contactMethod: 'whatsapp',
      hasDomain: 'no',
      domainName: '',
      domainHelp: false,
      goals: { portfolio: true, event: true, other: false, otherText: '' },
      pageContent: { home: 'Hello', page2: '' },
      mediaFiles: [
        { name: 'a.png', size: 1200, type: 'image/png' },
        { name: 'b.png', size: 3, type: '' },
      ],
      logoFile: null,
      payment: { testMode: true, discountCode: 'FREE' },
      totalAmount: 650,
    };
    const code = { label: 'Discount code', text: 'FREE' };
    expect(readDocument(sent('instant-site', answered)).sections).toEqual([
      { title: 'Contact', answers: [{ label: 'Preferred contact method for revision feedback', text: 'WhatsApp' }] },
      { title: 'Business', answers: [{ label: 'Business name', text: 'Engines' }] },
      { title: 'Domain and hosting', answers: [{ label: 'Do you have a domain?', text: 'No' }] },
      { title: 'Goals', answers: [{ label: 'What is the site for?', text: 'Portfolio, Event/launch' }] },
      { title: 'Pages', answers: [{ label: 'Text content for Home', text: 'Hello' }] },
      { title: 'Media', answers: [{ label: 'Upload up to 10 files', text: 'a.png (1 kB)\nb.png (3 bytes)' }] },
      { title: 'Order', answers: [{ label: 'Test mode', text: 'Yes' }, code, { label: 'Total', text: '$650.00' }] },
    ]);
    const questions = submittedFields.onboarding.filter((name) => name !== 'selectedPlan');
    const brief = Object.fromEntries(questions.map((name, index) => [name, index < 9 ? 'yes' : '']));
    const read = readDocument(sent('onboarding', brief));
    expect(read.open).toBe(10);
    expect(openText(read.open)).toBe('10 questions not answered');
    expect(documentText('Project brief', read)).toMatch(
      /^Project brief\n\nYOUR BUSINESS\n\nCompany name\nyes\n\n[\s\S]*\n\n10 questions not answered\n$/,
    );
    expect(openText(0)).toBe('');
  });
});

it('reads the newest first, and keeps the good entries of a damaged list', () => {
  const old = sent('trial', {});
  const recent = { ...sent('checkout', {}), date: '2026-12-01T00:00:00.000Z' };
  localStorage.setItem('submissions', JSON.stringify([old, { kind: 'nonsense' }, recent]));
  expect(readSubmissions()).toEqual([recent, old]);
  expect(store.read(keys.submissions)).toHaveLength(2);
});
