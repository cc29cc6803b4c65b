import { describe, expect, it } from 'vitest';
import { answerLabels } from '../../../src/content/flows/answer-labels';
import { submissionKinds, submittedFields } from '../../../src/content/flows/form-fields';
import { listAnswers } from '../../../src/pages/account/requests/list-answers';
import { summariseSubmission } from '../../../src/services/flows/submission-summary';
import { readSubmissions } from '../../../src/services/flows/submissions';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';

const submission = (kind: 'trial' | 'onboarding' | 'checkout' | 'instant-site', answers: Record<string, unknown>) => ({
  id: kind,
  kind,
  date: '2026-01-01T00:00:00.000Z',
  answers,
});

describe('summariseSubmission', () => {
  it.each([
    [submission('trial', { fullName: 'Ada', email: 'a@b.c' }), 'Free trial', 'Ada', null],
    [submission('onboarding', { companyName: 'Engines' }), 'Project brief', 'Engines', null],
    [
      submission('checkout', { firstName: 'Ada', lastName: 'Byron', totalAmount: 2500 }),
      'Checkout',
      'Ada Byron',
      250_000,
    ],
    [submission('instant-site', { fullName: 'Ada', totalAmount: 0 }), 'Instant Site order', 'Ada', 0],
    [submission('checkout', { email: 'a@b.c', totalAmount: 'lots' }), 'Checkout', 'a@b.c', null],
    [submission('checkout', { fullName: 7, email: null, totalAmount: Number.NaN }), 'Checkout', 'Unnamed', null],
  ])('%o', (entry, kind, who, totalCents) => {
    expect(summariseSubmission(entry)).toMatchObject({ kind, who, totalCents });
  });
});

describe('listAnswers', () => {
  it.each(submissionKinds)('has a label of its own for each answer that the %s form may store', (kind) => {
    const labelled = Object.keys(answerLabels[kind]);
    const isStored = (name: string) =>
      submittedFields[kind].some((field) => name === field || name.startsWith(`${field}.`));
    expect(labelled.filter((name) => !isStored(name))).toEqual([]);
    const isLabelled = (field: string) => labelled.some((name) => name === field || name.startsWith(`${field}.`));
    expect(submittedFields[kind].filter((field) => !isLabelled(field))).toEqual([]);
    expect(new Set(Object.values(answerLabels[kind])).size).toBe(labelled.length);
  });

  it('names plans and formats dates', () => {
    const date = new Date(2026, 11, 2, 10, 15).toISOString();
    expect(listAnswers(submission('trial', { selectedPlan: 'growth', trialEndDate: date }))).toEqual([
      { label: 'Plan', text: 'Growth' },
      { label: 'Trial ends', text: 'December 2, 2026' },
    ]);
    expect(listAnswers(submission('checkout', { plan: 'agency' }))).toEqual([
      { label: 'Plan', text: 'Agency Service' },
    ]);
  });

  it('shows answers of an unexpected shape as they are, and none that the form does not have', () => {
    const answers = { plan: 'gold', totalAmount: 'lots', country: { code: 'US' }, constructor: 'x', invented: 'y' };
    expect(listAnswers(submission('checkout', answers))).toEqual([
      { label: 'Plan', text: 'gold' },
      { label: 'Country/Region', text: '{"code":"US"}' },
      { label: 'Total', text: 'lots' },
    ]);
    expect(listAnswers(submission('trial', { trialEndDate: 'soon' }))).toEqual([{ label: 'Trial ends', text: 'soon' }]);
    expect(listAnswers(submission('instant-site', { goals: 'none', pageContent: 7 }))).toEqual([
      { label: 'What is the site for?', text: 'none' },
    ]);
  });

  it('lists every answer: checkboxes of a group as one, files with their size, nested texts', () => {
    expect(
      listAnswers(
        submission('instant-site', {
          businessName: 'Engines',
          contactMethod: 'whatsapp',
          hasDomain: 'no',
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
        }),
      ),
    ).toEqual([
      { label: 'Preferred contact method for revision feedback', text: 'WhatsApp' },
      { label: 'Business name', text: 'Engines' },
      { label: 'Do you have a domain?', text: 'No' },
      { label: 'Help me choose and register a domain', text: 'No' },
      { label: 'What is the site for?', text: 'Portfolio, Event/launch' },
      { label: 'Describe the other goal', text: '' },
      { label: 'Text content for Home', text: 'Hello' },
      { label: 'Text content for Page 2', text: '' },
      { label: 'Upload up to 10 files', text: 'a.png (1 kB)\nb.png (3 bytes)' },
      { label: 'Upload your logo', text: '' },
      { label: 'Test mode', text: 'Yes' },
      { label: 'Discount code', text: 'FREE' },
      { label: 'Total', text: '$650.00' },
    ]);
  });
});

it('reads the newest first, and keeps the good entries of a damaged list', () => {
  const old = submission('trial', {});
  const recent = { ...submission('checkout', {}), date: '2026-02-01T00:00:00.000Z' };
  localStorage.setItem('submissions', JSON.stringify([old, { kind: 'nonsense' }, recent]));
  expect(readSubmissions()).toEqual([recent, old]);
  expect(store.read(keys.submissions)).toHaveLength(2);
});
