import { expect, it } from 'vitest';
import type { Statement } from '../../../src/services/credits/history';
import type { CustomerData } from '../../../src/services/progress/customer-data';
import type { Step } from '../../../src/services/progress/step';
import { stepsInProgress } from '../../../src/services/progress/steps';
import type { Log } from '../../../src/services/projects/log';
import { projectMaker, redemptionProject } from '../../../src/services/projects/project';
import type { LongForm } from '../../../src/storage/key';
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
/** A step as one line: what it says, its buttons and links, and what can be removed. */
const told = ({ title, text, isSentence, also, action, more, removal }: Step) => {
  const links = [also, action, more].flatMap((link) => {
    if (!link) return [];
    const to = 'to' in link ? link.to : 'entry' in link ? link.entry.id : link.id;
    // Other sites are not named here, nor the moment of the redemption.
    const where = /^\w+:/.test(to) ? '' : ` ${to.replace(encodeURIComponent(local('2026-11-20T10:00:00')), 'Nov20')}`;
    return [
      `[${link.label}${where}${'opensNewTab' in link ? ' in a new tab' : ''}${'state' in link ? ' at once' : ''}]`,
    ];
  });
  const removed = removal && `[Remove ${typeof removal === 'string' ? removal : removal.form}]`;
  return [`${title}${isSentence ? '.' : ':'} ${text}`, ...links, ...(removed ? [removed] : [])].join(' ');
};
const linesOf = (given: Given) => stepsOf(given).map(told);

const openPayment = (state: OpenPayment['state']): OpenPayment => ({
  ...{ key: 'k1', reference: 'pay_1', state, owner: 'ada@example.com', amountCents: 150_000 },
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

const draft = (form: LongForm, answers: number, until: string | null = null) => ({ form, answers, until });
const ended = { ...trial, daysLeft: 0 };
const brief = submission('onboarding');
const site = submission('instant-site', { answers: { businessName: 'Northwind Chocolate' } });
const plan = (answers: Record<string, unknown>) => submission('checkout', { answers });
const agency = plan({ plan: 'agency', totalAmount: 5000 });
const paid = (id: string, totalAmount: unknown, date = local('2026-11-25T09:00:00'), more: object = {}) =>
  submission('checkout', { id, date, answers: { plan: 'instant-site', totalAmount }, ...more });
const done = local('2026-11-25T10:00:00');
const by = 'agency' as const;
const base = { project: 'p', at: local('2026-12-04T09:00:00') };
const delivered = { ...base, id: 'a', by, kind: 'delivered', note: 'Here', link: 'https://example.com/' } as const;
const answer = { ...base, id: 'm', by, kind: 'message', text: 'Yes' } as const;
const seen = (state: string) => ({ ...base, id: 's', by: 'customer', kind: 'seen', state }) as const;
const closed = [redemption('completed', { started: local('2026-11-21T10:00:00') })];

const cases: Readonly<Record<string, Given>> = {
  'an unfinished payment': { payments: [openPayment('unknown')] },
  'a payment to confirm': { payments: [openPayment('needs-confirmation')] },
  'a purchase on the provider’s page': { session: { credits: 500, amount: 450, type: 'credits', sessionId: 'cs_1' } },
  'a redemption': { statements: [redemption('pending')] },
  'a redemption that is started': { statements: [redemption('active')] },
  'a plan that was chosen': { chosenPlan: { plan: 'enterprise', at: local('2026-11-25T09:00:00') } },
  'an Instant Site order': { submissions: [site] },
  'a booked one': { submissions: [{ ...site, booked: done }] },
  'one that is marked as done': { submissions: [{ ...site, done }] },
  'a trial': { trial },
  'a trial and a begun brief': { trial, drafts: [draft('onboarding', 1)] },
  'a trial and another form that was begun': { trial, drafts: [draft('instant-site', 1)] },
  'a trial and a brief': { trial, submissions: [brief] },
  'an ended trial': { trial: ended },
  'an ended trial and a brief': { trial: ended, submissions: [brief] },
  'an ended trial of no plan': { trial: { ...ended, tier: null } },
  'a brief': { submissions: [brief] },
  'a brief at the last moment': { submissions: [brief], now: new Date('2026-11-27T23:59:59') },
  'a brief whose answer is late': { submissions: [brief], now: new Date('2026-11-28T00:00:00') },
  'a form that was begun': { drafts: [draft('instant-site', 12)] },
  'a form without answers': { drafts: [draft('instant-site', 0)] },
  'a form that is kept': { drafts: [draft('instant-site', 12, local('2026-12-25T12:00:00'))] },
  'a plan and its brief': { submissions: [agency], hasBrief: true },
  'a plan without a brief': { submissions: [agency] },
  'an unknown plan': { submissions: [plan({ plan: 'gold', totalAmount: 5000 })] },
  'a plan without an amount': { submissions: [plan({ plan: 'agency' })] },
  'nothing of before there was a log': { statements: [redemption('completed')] },
  'nothing of what is paid once': { submissions: [paid('site', 500)] },
  'a delivery': { statements: [redemption('completed')], log: [delivered] },
  'no delivery that was seen': { statements: [redemption('completed')], log: [delivered, seen('delivered')] },
  'what an admin has closed': { statements: closed, log: [{ ...seen('completed'), by }] },
  'not once it was seen': { statements: closed, log: [seen('completed')] },
  'a brief that is marked as done': { submissions: [{ ...brief, done }] },
  'not once that was seen': { submissions: [{ ...brief, done }], log: [seen('emailed')] },
  'an answered brief': { submissions: [brief], log: [answer] },
};
const lists = `
  an unfinished payment
    $1,500 for 2,000 credits: unfinished payment. Reference: pay_1 [Check again /purchase-credits?open=pay_1 at once]
  a payment to confirm
    $1,500 for 2,000 credits: your bank needs you to confirm it. Reference: pay_1 [Confirm /purchase-credits?open=pay_1 at once]
  a purchase on the provider’s page
    $450 for 500 credits: unfinished on the provider’s page [Go on /demo/provider?session=cs_1]
  a redemption
    Logo Design: ready to start [Start r1]
  a redemption that is started
    Logo Design: Started. Pick your time in the calendar. Which time did you pick? [Enter the time /project?entry=r1&date=Nov20] [Open the calendar in a new tab]
  a plan that was chosen
    Enterprise Plan, $5,000 per month: not started [Start the plan /payment?plan=enterprise] [Remove plan]
  an Instant Site order
    Northwind Chocolate: Book the design meeting. The 24 hours start when it ends. [Book 15 min Design Meeting id-instant-site]
  a booked one
    Northwind Chocolate: Which time did you pick? [Enter the time /project?order=id-instant-site] [Open the calendar in a new tab]
  one that is marked as done
    Northwind Chocolate: Book the design meeting. The 24 hours start when it ends. [Book 15 min Design Meeting id-instant-site]
  a trial
    Growth trial: 6 days left, then $5,500 per month [Fill in the brief /onboarding] [How to cancel /faq#cancel]
  a trial and a begun brief
    Growth trial: 6 days left, then $5,500 per month [How to cancel /faq#cancel]
    Project brief: 1 answer kept in this tab [Continue /onboarding] [Remove onboarding]
  a trial and another form that was begun
    Growth trial: 6 days left, then $5,500 per month [Fill in the brief /onboarding] [How to cancel /faq#cancel]
    Instant Site Setup: 1 answer kept in this tab [Continue /instant-site-form] [Remove instant-site]
  a trial and a brief
    Growth trial: 6 days left, then $5,500 per month [How to cancel /faq#cancel]
    Project brief: We answer by Nov 27 (two business days) [See your brief /project?order=id-onboarding]
  an ended trial
    Trial ended Dec 1. In this demo the first charge was not made. [Write the brief for Growth /onboarding?plan=growth] [Remove trial]
  an ended trial and a brief
    Trial ended Dec 1. Nothing was charged. We answer your brief by Nov 27. [See your brief /project?order=id-onboarding] [Remove trial]
    Project brief: We answer by Nov 27 (two business days) [See your brief /project?order=id-onboarding]
  an ended trial of no plan
    Trial ended Dec 1. In this demo the first charge was not made. [Compare all prices /pricing#all-prices] [Remove trial]
  a brief
    Project brief: We answer by Nov 27 (two business days) [See your brief /project?order=id-onboarding]
  a brief at the last moment
    Project brief: We answer by Nov 27 (two business days) [See your brief /project?order=id-onboarding]
  a brief whose answer is late
    Project brief: An answer was due Nov 27 [See your brief /project?order=id-onboarding] [Contact Support]
  a form that was begun
    Instant Site Setup: 12 answers kept in this tab [Continue /instant-site-form] [Remove instant-site]
  a form without answers
    Instant Site Setup: kept in this tab [Continue /instant-site-form] [Remove instant-site]
  a form that is kept
    Instant Site Setup: 12 answers kept as long as this browser keeps them, at most until Dec 25 [Continue /instant-site-form] [Remove instant-site]
  a plan and its brief
    Agency Service: next charge Dec 25 (a demo: it is not charged) [Receipt /receipt?order=id-checkout] [How to cancel /faq#cancel]
  a plan without a brief
    Agency Service: next charge Dec 25 (a demo: it is not charged); you have sent no brief yet [Receipt /receipt?order=id-checkout] [Write the brief /onboarding] [How to cancel /faq#cancel]
  an unknown plan
    Plan: paid Nov 25; you have sent no brief yet [Receipt /receipt?order=id-checkout] [Write the brief /onboarding] [How to cancel /faq#cancel]
  a plan without an amount
    Agency Service: next charge Dec 25 (a demo: it is not charged); you have sent no brief yet [Write the brief /onboarding] [How to cancel /faq#cancel]
  nothing of before there was a log
  nothing of what is paid once
  a delivery
    Logo Design. Delivered Dec 4: see it [See it /project?entry=r1&date=Nov20]
  no delivery that was seen
  what an admin has closed
    Logo Design. Completed: see it [See it /project?entry=r1&date=Nov20]
  not once it was seen
  a brief that is marked as done
    Project brief. Answered by email: see it [See it /project?order=id-onboarding]
  not once that was seen
  an answered brief
    Project brief. Answered: see it [See it /project?order=id-onboarding]
`;

it.each(Object.entries(cases))('the list has %s', (what, given) => {
  const [, below] = `${lists}  `.split(`\n  ${what}\n`);
  const lines = below?.slice(0, Math.max(0, below.search(/^ {2}(?! )/m)));
  expect(linesOf(given)).toEqual(lines?.split('\n').flatMap((line) => line.trim() || []));
});

it('the list has each paid Instant Site without an order, the oldest with the draft of its form', () => {
  const oldest = paid('a', 500, local('2026-11-24T09:00:00'), { done: local('2026-11-25T09:00:00') });
  const paidSites = [oldest, paid('b', 250), paid('c', '650')];
  expect(linesOf({ paidSites, submissions: paidSites, drafts: [draft('instant-site', 12)] })).toEqual([
    'Instant Site, $500 paid: fill in the setup form, 12 answers kept [Continue /instant-site-form]',
    'Instant Site, $250 paid: fill in the setup form [Continue /instant-site-form]',
    'Instant Site, paid: fill in the setup form [Continue /instant-site-form]',
  ]);
});

it('the list begins with what has a date and money, then by kind, and the oldest first within a kind', () => {
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
