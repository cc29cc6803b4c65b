import { describe, expect, it } from 'vitest';
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
    [submission('onboarding', { companyName: 'Engines' }), 'Onboarding brief', 'Engines', null],
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
  it('lists every answer: checkboxes of a group as one, files with their size, nested texts', () => {
    expect(
      listAnswers({
        businessName: 'Engines',
        emailUpdates: false,
        goals: { portfolio: true, event: true, other: false, otherText: '' },
        pageContent: { home: 'Hello', page2: '' },
        mediaFiles: [
          { name: 'a.png', size: 1200, type: 'image/png' },
          { name: 'b.png', size: 3, type: '' },
        ],
        logoFile: null,
        totalAmount: 650,
      }),
    ).toEqual([
      { label: 'Business name', text: 'Engines' },
      { label: 'Email updates', text: 'No' },
      { label: 'Goals', text: 'portfolio, event' },
      { label: 'Goals: other text', text: '' },
      { label: 'Page content: home', text: 'Hello' },
      { label: 'Page content: page 2', text: '' },
      { label: 'Media files', text: 'a.png (1 kB)\nb.png (3 bytes)' },
      { label: 'Logo file', text: '' },
      { label: 'Total amount', text: '650' },
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
