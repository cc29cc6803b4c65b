/** What a customer has started and not finished, and the next step of each: the list 'In progress' of the account area. */
import { type CheckoutPlanId, checkoutPlans, type PlanTierId, planTiers } from '../../content/catalogue/plans';
import { instantSiteSuccess } from '../../content/flows/instant-site';
import { openPaymentTexts } from '../../content/flows/payments';
import { formatCents, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { faqHref } from '../../content/public/faq-ids';
import { site } from '../../content/site/site';
import { formatShortDay } from '../../lib/dates';
import { href, requestHref } from '../../paths';
import type { OpenPayment, PendingPurchase, Submission } from '../../storage/schema';
import type { Statement } from '../credits/history';
import { paidPlan } from '../flows/plan-order';
import type { TrialState } from '../flows/trial-state';
import { addBusinessDays, nextMonthlyDate } from './due-dates';

/** In the order of the list. */
const kinds = ['payment', 'redemption', 'site', 'started', 'trial', 'brief', 'chosen', 'draft', 'plan'] as const;

type Link = { label: string; to: string; opensNewTab?: boolean; state?: { settles: true } };

/** A link; or 'Start', which starts the assignment of a redemption; or the booking of an Instant Site's design meeting. */
export type StepAction =
  | ({ kind: 'link' } & Link)
  | { kind: 'start'; label: string; entry: Statement }
  | { kind: 'book'; label: string; id: string };

/** What 'Remove' takes off the list. */
export type Removal = 'trial' | 'plan' | { form: DraftForm };

export type Step = {
  /** Unique in the list, and the same as long as the step is in it. */
  key: string;
  kind: (typeof kinds)[number];
  /** When it was started (ISO 8601), or '' if that is not known. */
  at: string;
  title: string;
  /** What it waits for. */
  text: string;
  more?: Link;
  action: StepAction | null;
  removal?: Removal;
};

/** The forms whose drafts are in the list. */
export type DraftForm = 'onboarding' | 'instant-site';

/** What the list is made from. All of it belongs to one customer. */
export type Facts = {
  now: Date;
  payments: readonly OpenPayment[];
  /** The purchase that waits on the provider's page. */
  session: PendingPurchase | null;
  statements: readonly Statement[];
  submissions: readonly Submission[];
  /** Null also if the ended trial was removed from the list. */
  trial: (TrialState & { tier: PlanTierId | null }) | null;
  chosenPlan: { plan: CheckoutPlanId; at: string } | null;
  /** Forms that were begun in this tab, with the number of answers. */
  drafts: readonly { form: DraftForm; answers: number }[];
};

const howToCancel: Link = { label: 'How to cancel', to: faqHref('cancel') };
const calendar: StepAction = { kind: 'link', label: 'Open the calendar', to: site.consultationUrl, opensNewTab: true };
const plural = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

const flows = {
  checkout: { what: 'your order', to: href('payment') },
  'instant-site': { what: 'your Instant Site', to: href('instantSiteForm') },
  credits: { what: '', to: href('purchaseCredits') },
} as const;

const paymentSteps = ({ payments, session }: Facts): Step[] => [
  ...payments.flatMap(({ key, state, reference, amountCents, order }): Step[] => {
    const flow = order.kind in flows ? flows[order.kind as keyof typeof flows] : null;
    if (!flow) return [];
    const what = order.kind === 'credits' ? plural(order.credits, 'credit') : flow.what;
    const isToConfirm = state === 'needs-confirmation';
    return [
      {
        key: `payment ${key}`,
        kind: 'payment',
        at: '',
        title: `${formatCents(amountCents)} for ${what}`,
        text: `${isToConfirm ? 'Your bank needs you to confirm it' : 'Unfinished payment'}. ${openPaymentTexts.reference}: ${reference}`,
        action: {
          kind: 'link',
          label: isToConfirm ? 'Confirm' : openPaymentTexts.checkAgain,
          to: flow.to,
          state: { settles: true },
        },
      },
    ];
  }),
  ...(session?.sessionId
    ? [
        {
          key: `session ${session.sessionId}`,
          kind: 'payment' as const,
          at: '',
          title: `${formatCents(toCents(session.amount))} for ${plural(session.credits, 'credit')}`,
          text: 'Unfinished on the provider’s page',
          action: { kind: 'link', label: 'Go on', to: href('demoProvider', { session: session.sessionId }) },
        },
      ]
    : []),
];

const redemptionSteps = ({ statements }: Facts): Step[] =>
  statements.flatMap((entry): Step[] => {
    if (entry.type !== 'redemption' || entry.status === 'completed') return [];
    const base = { key: entry.key, title: entry.service };
    if (entry.status === 'pending')
      return [
        {
          ...base,
          kind: 'redemption',
          at: entry.date,
          text: 'Ready to start',
          action: { kind: 'start', label: 'Start', entry },
        },
      ];
    const text = entry.started ? `Started ${formatShortDay(entry.started)}` : 'Started';
    return [{ ...base, kind: 'started', at: entry.started ?? '', text, action: calendar }];
  });

const trialSteps = ({ trial, submissions, drafts }: Facts): Step[] => {
  if (!trial) return [];
  const base = { key: 'trial', kind: 'trial', at: trial.end } as const;
  const title = trial.tier ? `${planTiers[trial.tier].name} trial` : 'Free trial';
  if (trial.daysLeft === 0)
    return [
      {
        ...base,
        title,
        text: `Trial ended ${formatShortDay(trial.end)}. Nothing was charged.`,
        action: { kind: 'link', label: 'Compare all prices', to: href('pricing') },
        removal: 'trial',
      },
    ];
  const price = trial.tier && `, then ${planTiers[trial.tier].priceText} ${planTiers[trial.tier].periodText}`;
  const hasBrief =
    submissions.some(({ kind }) => kind === 'onboarding') || drafts.some(({ form }) => form === 'onboarding');
  return [
    {
      ...base,
      title,
      text: `${plural(trial.daysLeft, 'day')} left${price ?? ''}`,
      more: howToCancel,
      action: hasBrief ? null : { kind: 'link', label: 'Fill in the brief', to: href('onboarding') },
    },
  ];
};

/** Business days in which a brief is answered. */
const answerDays = 2;

const submissionStep = (submission: Submission, now: Date): Step | null => {
  const { id, kind, date, answers, booked, done } = submission;
  const base = { key: `request ${id}`, at: date };
  switch (kind) {
    case 'instant-site':
      if (done) return null;
      return {
        ...base,
        kind: 'site',
        title: typeof answers.businessName === 'string' ? answers.businessName : 'Instant Site',
        text: booked
          ? `Design meeting: you opened the calendar ${formatShortDay(booked)}`
          : 'Book the design meeting; 24 hours begin after it',
        action: booked
          ? { ...calendar, to: site.designMeetingUrl }
          : { kind: 'book', label: instantSiteSuccess.book, id },
      };
    case 'onboarding': {
      if (done) return null;
      const due = addBusinessDays(new Date(date), answerDays);
      const isLate = due < now;
      const day = formatShortDay(due.toISOString());
      return {
        ...base,
        kind: 'brief',
        title: 'Project brief',
        text: isLate ? `An answer was due ${day}` : `We answer by ${day} (two business days)`,
        ...(isLate && { more: { label: 'Contact Support', to: `mailto:${site.supportEmail}` } }),
        action: { kind: 'link', label: 'See your brief', to: requestHref(id) },
      };
    }
    case 'checkout': {
      const { plan } = paidPlan(submission);
      if (plan.billing !== 'monthly') return null;
      const charge = formatShortDay(nextMonthlyDate(new Date(date), now).toISOString());
      return {
        ...base,
        kind: 'plan',
        title: plan.name,
        text: `Next charge ${charge} (a demo: it is not charged)`,
        more: howToCancel,
        action: { kind: 'link', label: 'Receipt', to: href('receipt', { order: id }) },
      };
    }
    default:
      return null;
  }
};

const chosenSteps = ({ chosenPlan }: Facts): Step[] => {
  if (!chosenPlan) return [];
  const { name, amountCents, periodText } = checkoutPlans[chosenPlan.plan];
  return [
    {
      key: 'chosen plan',
      kind: 'chosen',
      at: chosenPlan.at,
      title: name,
      text: `${formatCents(amountCents)} ${periodText}: not started`,
      action: { kind: 'link', label: 'Start the plan', to: href('payment', { plan: chosenPlan.plan }) },
      removal: 'plan',
    },
  ];
};

const forms = {
  onboarding: { title: 'Project brief', to: href('onboarding') },
  'instant-site': { title: 'Instant Site Setup', to: href('instantSiteForm') },
} as const;

const draftSteps = ({ drafts }: Facts): Step[] =>
  drafts.map(({ form, answers }) => ({
    key: `draft ${form}`,
    kind: 'draft',
    at: '',
    title: forms[form].title,
    text: `${plural(answers, 'answer')} kept in this tab`,
    action: { kind: 'link', label: 'Continue', to: forms[form].to },
    removal: { form },
  }));

/**
 * The steps in the order of the list: by kind, and the oldest first within a kind. What an admin has completed, or marked as
 * done, is not in it.
 */
export const stepsInProgress = (facts: Facts): Step[] =>
  [
    ...paymentSteps(facts),
    ...redemptionSteps(facts),
    ...trialSteps(facts),
    ...facts.submissions.flatMap((submission) => submissionStep(submission, facts.now) ?? []),
    ...chosenSteps(facts),
    ...draftSteps(facts),
  ].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
