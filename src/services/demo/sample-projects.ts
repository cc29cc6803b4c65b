/** A project in each state for the sample data, all of one customer; a payment for another customer's site belongs to two. */
import { instantSiteCheckoutPriceCents, instantSiteFormPriceCents } from '../../content/catalogue/instant-site';
import { agencyService } from '../../content/catalogue/plans';
import { trial } from '../../content/flows/trial';
import type { CreditServiceId } from '../../content/ids';
import { addDays } from '../../lib/dates';
import { type ProjectEvent, projectEvents } from '../../storage/project-events';
import type { HistoryEntry, OrderStatus, Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import type { Act } from '../projects/acts';
import type { Side } from '../projects/log';
import { redemptionProject } from '../projects/project';
import { samplePurchase, sampleRedemption, sampleService } from './sample-entries';

const hours = (date: Date, count: number) => new Date(date.getTime() + count * 3_600_000).toISOString();

type Said = Exclude<Act, { kind: 'seen' }>;
/** What has happened to a project with this key. Its events have the ids of `eventId`. */
type Happened = (project: string, now: Date) => readonly Step[];
type Step = readonly [Side, Said];

const eventId = (project: string, index: number) => `sample ${project} ${index}`;

const begun: Step = ['agency', { kind: 'begun' }];
const delivered: Step = ['agency', { kind: 'delivered', note: 'Everything is in the folder.' }];
const answer: Step = ['agency', { kind: 'message', text: 'Thank you. We suggest to begin with the home page.' }];

/** A meeting so many hours from now, and what came after it. */
const metIn =
  (inHours: number, ...after: readonly Step[]): Happened =>
  (_, now) => [['customer', { kind: 'meeting', start: hours(now, inHours), minutes: 15 }], ...after];

const colors = ['#fffdf5', '#31572c', '#f2b134'];

/** The work has begun, and a round by these rules was sent; the customer chooses the first one and says something to it. */
const drawn =
  (rules: readonly string[], said?: 'change' | 'approved', ...after: readonly Step[]): Happened =>
  (project) => {
    const of = eventId(project, 1);
    const items = rules.map((rule, index) => ({ rule, seed: index, colors, letters: 'Bakery' }));
    const saying: Said =
      said === 'change' ? { kind: said, of, text: 'A little calmer, please.' } : { kind: 'approved', of };
    const sent: Step = ['agency', { kind: 'proofs', items, note: 'Which one is closest?' }];
    const choice: Step = ['customer', { kind: 'choice', of, index: 0 }];
    return [begun, sent, ...(said ? [choice, ['customer', saying] as const] : []), ...after];
  };

type Redeemed = readonly [service: CreditServiceId, status: OrderStatus, happened?: Happened];
const redeemed: readonly Redeemed[] = [
  ['new-page', 'pending'],
  ['revision', 'active'],
  ['instant-site', 'active', metIn(30)],
  ['new-page', 'active', () => [begun]],
  ['revision', 'completed', () => [delivered]],
  ['revision', 'completed'],
];
/** Builds without the first draft draw nothing. */
const drawnWork: readonly Redeemed[] = [
  ['logo-design', 'active', drawn(['four', 'letter', 'ring'])],
  ['custom-artwork', 'active', drawn(['modern', 'artsy'], 'change')],
  ['logo-design', 'active', drawn(['letter', 'ring', 'four'], 'approved')],
  ['branding-kit', 'completed', drawn(['ring'], 'approved', delivered)],
];
const allRedeemed = import.meta.env.VITE_FIRST_DRAFT === 'off' ? redeemed : [...redeemed, ...drawnWork];

const entryOf = ([id, status]: Redeemed, index: number, now: Date) => ({
  ...sampleRedemption(`project-${index}`, sampleService(id), new Date(hours(now, -50 - index)), 0),
  status,
});

/** The redemptions, newest first, after the pack that pays for them. */
export const projectEntries = (now: Date): HistoryEntry[] => [
  ...allRedeemed.map((one, index) => entryOf(one, index, now)),
  samplePurchase('project-pack', 'enterprise', addDays(now, -3)),
];

type Sample = Pick<Submission, 'kind' | 'answers'> & Partial<Submission> & { happened?: Happened };

const site = (name: string, more: object = {}): Sample => ({
  kind: 'instant-site',
  answers: {
    businessName: `Sample: ${name}`,
    businessDescription: 'Bread, cake and coffee, made by hand around the corner.',
    pages: { about: true, contact: true },
    pageContent: {
      home: 'Baked this morning. Come in from seven.',
      page2: 'Three generations.',
      page3: 'Mill Street 4',
    },
    brandColors: '#7f1d1d and #fde68a',
    totalAmount: instantSiteFormPriceCents / 100,
    ...more,
  },
});
const brief = (name: string): Sample => ({ kind: 'onboarding', answers: { companyName: `Sample: ${name}` } });
const trialTo = (now: Date, days: number): Sample => ({
  kind: 'trial',
  date: addDays(now, days - trial.days).toISOString(),
  answers: { selectedPlan: 'growth', trialEndDate: addDays(now, days).toISOString() },
});
const approved: Happened = (of, now) => [...metIn(-40)(of, now), ['customer', { kind: 'approved', of }]];
const paid = (plan: string, cents: number): Sample['answers'] => ({ plan, totalAmount: cents / 100 });
const paidSite: Sample = { kind: 'checkout', answers: paid('instant-site', instantSiteCheckoutPriceCents) };
const payment = 'sample-payment';

const sentBy = (owner: string, other: string, now: Date) => {
  const booked = hours(now, -72);
  const all: Sample[] = [
    site('Bread and butter'),
    { ...site('Rye house'), booked },
    { ...site('Early oven'), booked, happened: metIn(24) },
    { ...site('Flour mill'), booked, happened: metIn(-4) },
    { ...site('Corner cafe'), booked, happened: metIn(-40) },
    { ...site('Pie counter'), booked, happened: approved },
    { ...site('Cake shop'), booked, happened: metIn(-60, delivered) },
    brief('Bakery'),
    { ...brief('Second shop'), happened: () => [answer] },
    { ...brief('Market stall'), done: booked },
    { kind: 'checkout', answers: paid('agency', agencyService.monthlyPriceCents) },
    paidSite,
    { ...paidSite, id: payment },
    { ...site('Festival', { payment: { paidBy: payment } }), owner: other },
    trialTo(now, 5),
    { ...trialTo(now, 3), canceled: booked },
    trialTo(now, -3),
  ];
  return all.map((one) => ({ owner, ...one }));
};

/** @param owner whose history has `projectEntries` @param other the customer whose site this one has paid for */
export const addSampleProjects = (tx: Transaction, owner: string, other: string, now: Date): void => {
  const events: ProjectEvent[] = [];
  const add = (project: string, at: string, happened: Happened = () => []) => {
    for (const [index, [by, act]] of happened(project, now).entries())
      events.push({ ...act, id: eventId(project, index), project, at, by });
  };
  const submissions = sentBy(owner, other, now).map(({ happened, ...one }, index): Submission => {
    const sent = { id: `sample-project-${index}`, date: hours(now, -48 - index), ...one };
    add(sent.id, sent.date, happened);
    return { ...sent, answers: { ...sent.answers, email: sent.owner } };
  });
  for (const [index, one] of allRedeemed.entries()) {
    const entry = entryOf(one, index, now);
    add(redemptionProject(entry, owner).key, entry.date, one[2]);
  }
  tx.write(keys.submissions, [...tx.read(keys.submissions), ...submissions]);
  tx.write(projectEvents, [...tx.read(projectEvents), ...events]);
};
