import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../src/services/credits/history';
import type { CustomerData } from '../../../src/services/progress/step';
import { stepsInProgress } from '../../../src/services/progress/steps';
import type { OpenPayment, Submission } from '../../../src/storage/schema';
import { redeemed } from '../../support/entries';

const local = (text: string) => new Date(text).toISOString();
const now = new Date('2026-11-25T12:00:00');
const nothing: CustomerData = {
  ...{ now, payments: [], session: null, statements: [], submissions: [], paidSites: [] },
  ...{ hasBrief: false, trial: null, chosenPlan: null, drafts: [] },
};
const stepsOf = (facts: Partial<CustomerData>) => stepsInProgress({ ...nothing, ...facts });
const onlyStep = (facts: Partial<CustomerData>) => {
  const steps = stepsOf(facts);
  expect(steps).toHaveLength(1);
  return steps[0];
};

const openPayment = (state: OpenPayment['state']): OpenPayment => ({
  key: 'k1',
  reference: 'pay_1',
  state,
  owner: 'ada@example.com',
  amountCents: 150_000,
  order: { kind: 'credits', credits: 2000, amount: 1500 },
});
const redemption = (status: 'pending' | 'active' | 'completed', more: object = {}) =>
  redeemed('r1', '20', {
    ...{ credits: -200, service: 'Logo Design', status, date: local('2026-11-20T10:00:00') },
    ...{ balance: 0, key: `redemption ${status}`, ...more },
  }) as Statement;
const submission = (kind: Submission['kind'], more: Partial<Submission> = {}): Submission => ({
  id: `id-${kind}`,
  kind,
  date: local('2026-11-25T09:00:00'),
  answers: {},
  ...more,
});
const trial = { end: local('2026-12-01T12:00:00'), daysLeft: 6, tier: 'growth' as const };

describe('a row of the list', () => {
  it('is an unfinished payment, which is checked again', () => {
    expect(onlyStep({ payments: [openPayment('unknown')] })).toMatchObject({
      title: '$1,500 for 2,000 credits',
      text: 'unfinished payment. Reference: pay_1',
      action: { label: 'Check again', to: '/purchase-credits', state: { settles: true } },
    });
  });

  it('is a payment that the bank wants to have confirmed', () => {
    expect(onlyStep({ payments: [openPayment('needs-confirmation')] })).toMatchObject({ action: { label: 'Confirm' } });
  });

  it('is a purchase on the provider’s page', () => {
    expect(onlyStep({ session: { credits: 500, amount: 450, type: 'credits', sessionId: 'cs_1' } })).toMatchObject({
      title: '$450 for 500 credits',
      action: { label: 'Go on', to: '/demo/provider?session=cs_1' },
    });
  });

  it('is a redemption that is ready to start', () => {
    const entry = redemption('pending');
    const action = { kind: 'start', label: 'Start', entry };
    expect(onlyStep({ statements: [entry] })).toMatchObject({ title: 'Logo Design', text: 'ready to start', action });
  });

  it('is a redemption that is under way', () => {
    expect(onlyStep({ statements: [redemption('active')] })).toMatchObject({
      text: 'Started. Pick your time in the calendar.',
      action: { label: 'Open the calendar', opensNewTab: true },
    });
  });

  it('is an Instant Site order, whose meeting is to be booked, and then its calendar', () => {
    const order = submission('instant-site', { answers: { businessName: 'Northwind Chocolate' } });
    expect(onlyStep({ submissions: [order] })).toMatchObject({
      title: 'Northwind Chocolate',
      text: 'Book the design meeting. The 24 hours start when it ends.',
      action: { kind: 'book', label: 'Book 15 min Design Meeting', id: order.id },
    });
    expect(onlyStep({ submissions: [{ ...order, booked: local('2026-11-25T10:00:00') }] })).toMatchObject({
      action: { kind: 'link', label: 'Open the calendar' },
    });
  });

  it('is the trial, and the brief that is not begun', () => {
    expect(onlyStep({ trial })).toMatchObject({
      title: 'Growth trial',
      text: '6 days left, then $5,500 per month',
      more: { label: 'How to cancel' },
      action: { label: 'Fill in the brief', to: '/onboarding' },
    });
    expect(stepsOf({ trial, drafts: [{ form: 'onboarding', answers: 1, until: null }] })[0]?.action).toBeNull();
    expect(stepsOf({ trial, submissions: [submission('onboarding')] })[0]?.action).toBeNull();
  });

  it('is the ended trial, which can be removed', () => {
    const words = { title: 'Trial ended Dec 1', text: 'In this demo the first charge was not made.' };
    const ended = { ...words, isSentence: true, removal: 'trial' };
    const brief = { label: 'Write the brief for Growth', to: '/onboarding?plan=growth' };
    expect(onlyStep({ trial: { ...trial, daysLeft: 0 } })).toMatchObject({ ...ended, action: brief });
    const prices = { label: 'Compare all prices', to: '/pricing#all-prices' };
    expect(onlyStep({ trial: { ...trial, daysLeft: 0, tier: null } })).toMatchObject({ ...ended, action: prices });
  });

  it('is a brief, until its answer is due and after that', () => {
    const brief = submission('onboarding');
    expect(onlyStep({ submissions: [brief] })).toMatchObject({
      text: 'We answer by Nov 27 (two business days)',
      action: { label: 'See your brief', to: '/requests#request-id-onboarding' },
    });
    const lastMoment = new Date('2026-11-27T23:59:59');
    expect(onlyStep({ submissions: [brief], now: lastMoment })?.text).toMatch(/^We answer by Nov 27/);
    const late = { text: 'An answer was due Nov 27', more: { label: 'Contact Support' } };
    expect(onlyStep({ submissions: [brief], now: new Date('2026-11-28T00:00:00') })).toMatchObject(late);
  });

  it('is a plan that was chosen at sign-up', () => {
    expect(onlyStep({ chosenPlan: { plan: 'enterprise', at: local('2026-11-25T09:00:00') } })).toMatchObject({
      title: 'Enterprise Plan, $5,000 per month',
      text: 'not started',
      action: { label: 'Start the plan', to: '/payment?plan=enterprise' },
      removal: 'plan',
    });
  });

  it('is a form that was begun', () => {
    const draft = { form: 'instant-site', answers: 12 } as const;
    expect(onlyStep({ drafts: [{ ...draft, until: null }] })?.text).toBe('12 answers kept in this tab');
    expect(onlyStep({ drafts: [{ ...draft, answers: 0, until: null }] })?.text).toBe('kept in this tab');
    expect(onlyStep({ drafts: [{ ...draft, until: local('2026-12-25T12:00:00') }] })).toMatchObject({
      title: 'Instant Site Setup',
      text: '12 answers kept as long as this browser keeps them, at most until Dec 25',
      action: { label: 'Continue', to: '/instant-site-form' },
      removal: { form: 'instant-site' },
    });
  });

  it('is a paid plan, with its next charge and its receipt', () => {
    const order = submission('checkout', { answers: { plan: 'agency', totalAmount: 5000 } });
    const receipt = { label: 'Receipt', to: '/receipt?order=id-checkout' };
    const charge = 'next charge Dec 25 (a demo: it is not charged)';
    const cancel = { more: { label: 'How to cancel' } };
    const paid = { title: 'Agency Service', text: charge, ...cancel, action: receipt };
    expect(onlyStep({ submissions: [order], hasBrief: true })).toMatchObject(paid);
    expect(onlyStep({ submissions: [order] }), 'without a brief').toMatchObject({
      text: `${charge}; you have sent no brief yet`,
      also: receipt,
      action: { label: 'Write the brief', to: '/onboarding' },
    });
  });

  it.each([
    ['of an unknown plan', { plan: 'gold', totalAmount: 5000 }, 'Plan', /^paid Nov 25;/, true],
    ['without an amount', { plan: 'agency' }, 'Agency Service', /^next charge Dec 25/, false],
  ])('is a payment %s', (_, answers, title, text, hasReceipt) => {
    const step = onlyStep({ submissions: [submission('checkout', { answers })] });
    expect(step).toMatchObject({ title, text: expect.stringMatching(text) });
    expect(step?.also !== undefined).toBe(hasReceipt);
  });

  it('is each paid Instant Site without an order, the oldest with the draft of its form', () => {
    const paid = (id: string, totalAmount: unknown, more: object = {}) =>
      submission('checkout', { id, answers: { plan: 'instant-site', totalAmount }, ...more });
    const dates = { date: local('2026-11-24T09:00:00'), done: local('2026-11-25T09:00:00') };
    const paidSites = [paid('a', 500, dates), paid('b', 250), paid('c', '650')];
    const steps = stepsOf({
      paidSites,
      submissions: paidSites,
      drafts: [{ form: 'instant-site', answers: 12, until: null }],
      payments: [openPayment('unknown')],
      statements: [redemption('pending')],
    });
    const lines = steps.map(({ title, text }) => `${title}: ${text}`);
    expect(lines.slice(1, 4)).toEqual([
      'Instant Site, $500 paid: fill in the setup form, 12 answers kept',
      'Instant Site, $250 paid: fill in the setup form',
      'Instant Site, paid: fill in the setup form',
    ]);
    expect(steps).toHaveLength(5);
    expect(steps[1]).toMatchObject({ action: { label: 'Continue', to: '/instant-site-form' } });
    expect(steps[1]).not.toHaveProperty('removal');
  });
});

it('leaves out what is completed, done, or paid once', () => {
  expect(
    stepsOf({
      statements: [redemption('completed')],
      submissions: [
        submission('onboarding', { done: local('2026-11-25T10:00:00') }),
        submission('instant-site', { done: local('2026-11-25T10:00:00') }),
        submission('checkout', { answers: { plan: 'instant-site', totalAmount: 500 } }),
      ],
    }),
  ).toEqual([]);
});

it('sorts by kind, and the oldest first within a kind', () => {
  const steps = stepsOf({
    statements: [
      redemption('pending', { key: 'newer', date: local('2026-11-21T10:00:00') }),
      redemption('pending', { key: 'older' }),
      redemption('active', { key: 'started' }),
    ],
    submissions: [submission('onboarding'), submission('instant-site')],
    payments: [openPayment('unknown')],
    trial,
  });
  const requests = ['request id-instant-site', 'started', 'trial', 'request id-onboarding'];
  expect(steps.map(({ key }) => key)).toEqual(['payment k1', 'older', 'newer', ...requests]);
});
