import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../src/services/credits/history';
import type { CustomerData } from '../../../src/services/progress/customer-data';
import { stepsInProgress } from '../../../src/services/progress/steps';
import type { Log } from '../../../src/services/projects/log';
import { projectMaker, redemptionProject } from '../../../src/services/projects/project';
import type { OpenPayment, Submission } from '../../../src/storage/schema';
import { redeemed, sent } from '../../../support/entries';

const local = (text: string) => new Date(text).toISOString();
const now = new Date('2026-11-25T12:00:00');
const nothing: CustomerData = {
  ...{ now, payments: [], session: null, projects: [], paidSites: [] },
  ...{ hasBrief: false, trial: null, chosenPlan: null, drafts: [] },
};
type Given = Partial<CustomerData> & { statements?: Statement[]; submissions?: Submission[]; log?: Log };
/** All projects have the same log. */
const stepsOf = ({ statements = [], submissions = [], log = [], ...facts }: Given) => {
  const projects = [
    ...statements.flatMap((entry) =>
      entry.type === 'redemption' ? [redemptionProject(entry, 'ada@example.com')] : [],
    ),
    ...submissions.map(projectMaker(submissions)),
  ].map((project) => ({ project, log, side: 'customer' as const }));
  return stepsInProgress({ ...nothing, projects, ...facts });
};
const onlyStep = (facts: Given) => {
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
const submission = (kind: Submission['kind'], more: Partial<Submission> = {}) =>
  sent(kind, {}, { id: `id-${kind}`, date: local('2026-11-25T09:00:00'), ...more });
const trial = { end: local('2026-12-01T12:00:00'), daysLeft: 6, tier: 'growth' as const };

describe('a row of the list', () => {
  it.each<[what: string, given: Given, row: object]>([
    [
      'an unfinished payment, which is checked again',
      { payments: [openPayment('unknown')] },
      {
        ...{ title: '$1,500 for 2,000 credits', text: 'unfinished payment. Reference: pay_1' },
        action: { label: 'Check again', to: '/purchase-credits?open=pay_1', state: { checksAtOnce: true } },
      },
    ],
    [
      'a payment that the bank wants to have confirmed',
      { payments: [openPayment('needs-confirmation')] },
      { action: { label: 'Confirm' } },
    ],
    [
      'a purchase on the provider’s page',
      { session: { credits: 500, amount: 450, type: 'credits', sessionId: 'cs_1' } },
      { title: '$450 for 500 credits', action: { label: 'Go on', to: '/demo/provider?session=cs_1' } },
    ],
    [
      'a redemption that is ready to start',
      { statements: [redemption('pending')] },
      { title: 'Logo Design', text: 'ready to start', action: { kind: 'start', label: 'Start', entry: { id: 'r1' } } },
    ],
    [
      'a redemption that is under way',
      { statements: [redemption('active')] },
      {
        text: 'Started. Pick your time in the calendar. Which time did you pick?',
        ...{ action: { label: 'Open the calendar', opensNewTab: true }, also: { label: 'Enter the time' } },
      },
    ],
    [
      'a plan that was chosen at sign-up',
      { chosenPlan: { plan: 'enterprise', at: local('2026-11-25T09:00:00') } },
      {
        ...{ title: 'Enterprise Plan, $5,000 per month', text: 'not started', removal: 'plan' },
        action: { label: 'Start the plan', to: '/payment?plan=enterprise' },
      },
    ],
  ])('is %s', (_, given, row) => expect(onlyStep(given)).toMatchObject(row));

  it('is an Instant Site order, whose meeting is to be booked, and then its calendar', () => {
    const order = submission('instant-site', { answers: { businessName: 'Northwind Chocolate' } });
    expect(onlyStep({ submissions: [order] })).toMatchObject({
      title: 'Northwind Chocolate',
      text: 'Book the design meeting. The 24 hours start when it ends.',
      action: { kind: 'book', label: 'Book 15 min Design Meeting', id: order.id },
    });
    expect(onlyStep({ submissions: [{ ...order, booked: local('2026-11-25T10:00:00') }] })).toMatchObject({
      text: 'Which time did you pick?',
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
      action: { label: 'See your brief', to: '/project?order=id-onboarding' },
    });
    const lastMoment = new Date('2026-11-27T23:59:59');
    expect(onlyStep({ submissions: [brief], now: lastMoment })?.text).toMatch(/^We answer by Nov 27/);
    const late = { text: 'An answer was due Nov 27', more: { label: 'Contact Support' } };
    expect(onlyStep({ submissions: [brief], now: new Date('2026-11-28T00:00:00') })).toMatchObject(late);
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
    expect(Boolean(step?.also)).toBe(hasReceipt);
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

it('leaves out what was completed before there was a log, and what is paid once', () => {
  const paid = submission('checkout', { answers: { plan: 'instant-site', totalAmount: 500 } });
  expect(stepsOf({ statements: [redemption('completed')], submissions: [paid] })).toEqual([]);
});

describe('what is new', () => {
  const by = 'agency' as const;
  const base = { project: 'p', at: local('2026-12-04T09:00:00') };
  const delivered = { ...base, id: 'a', by, kind: 'delivered', note: 'Here', link: 'https://example.com/' } as const;
  const seen = (state: string) => ({ ...base, id: 's', by: 'customer', kind: 'seen', state }) as const;

  it('is a delivery until it was seen', () => {
    const statements = [redemption('completed')];
    expect(onlyStep({ statements, log: [delivered] })).toMatchObject({
      title: 'Logo Design',
      text: 'Delivered Dec 4: see it',
      action: {
        label: 'See it',
        to: `/project?${new URLSearchParams({ entry: 'r1', date: statements[0]?.date ?? '' })}`,
      },
    });
    expect(stepsOf({ statements, log: [delivered, seen('delivered')] })).toEqual([]);
  });

  it('is what an admin has closed without a delivery or a message, until it was seen', () => {
    const statements = [redemption('completed', { started: local('2026-11-21T10:00:00') })];
    const seenByUs = { ...seen('completed'), by } as const;
    expect(onlyStep({ statements, log: [seenByUs] })?.text).toBe('Completed: see it');
    expect(stepsOf({ statements, log: [seen('completed')] })).toEqual([]);
    const submissions = [submission('onboarding', { done: local('2026-11-25T10:00:00') })];
    expect(onlyStep({ submissions })?.text).toBe('Answered by email: see it');
    expect(stepsOf({ submissions, log: [seen('emailed')] })).toEqual([]);
  });

  it('is an answer, whatever the admin has marked; a site stays in the list when it is marked as done', () => {
    const answer = { ...base, id: 'm', by, kind: 'message', text: 'Yes' } as const;
    expect(onlyStep({ submissions: [submission('onboarding')], log: [answer] })?.text).toBe('Answered: see it');
    const site = submission('instant-site', { done: local('2026-11-25T10:00:00') });
    expect(onlyStep({ submissions: [site] })?.text).toBe('Book the design meeting. The 24 hours start when it ends.');
  });
});

it('begins with what has a date and money, then by kind, and the oldest first within a kind', () => {
  const steps = stepsOf({
    statements: [
      redemption('pending', { id: 'newer', date: local('2026-11-21T10:00:00') }),
      redemption('pending', { id: 'older' }),
      redemption('active', { id: 'started' }),
    ],
    submissions: [submission('onboarding'), submission('instant-site')],
    payments: [openPayment('unknown')],
    trial,
  });
  const last = ['project id-instant-site', 'older', 'newer', 'started', 'project id-onboarding'];
  expect(steps.map(({ key }) => key.replace(/^project entry .* /, ''))).toEqual(['payment k1', 'trial', ...last]);
});
