/** What a customer has started and not finished, and the next step of each: the list 'In progress' of the account area. */

import { startedTexts } from '../../content/catalogue/credits';
import { checkoutPlans, instantSite, planTiers } from '../../content/catalogue/plans';
import { formatCents } from '../../content/format/money';
import { plural } from '../../content/format/numbers';
import { site } from '../../content/site/site';
import { formatShortDay } from '../../lib/dates';
import { briefHref, href, pricesHref } from '../../paths';
import type { LongDraft } from '../flows/long-drafts';
import { summarizeSubmission } from '../submissions/summary';
import { paymentStep, sessionStep } from './payment-steps';
import { type CustomerData, howToCancel, kinds, openCalendar, type Step } from './step';
import { submissionStep } from './submission-steps';

const redemptionSteps = ({ statements }: CustomerData): Step[] =>
  statements.flatMap((entry): Step[] => {
    if (entry.type !== 'redemption' || entry.status === 'completed') return [];
    const base = { key: entry.key, title: entry.service };
    const step: Step =
      entry.status === 'pending'
        ? {
            ...base,
            kind: 'redemption',
            at: entry.date,
            text: 'ready to start',
            action: { kind: 'start', label: 'Start', entry },
          }
        : {
            ...base,
            kind: 'started',
            at: entry.started ?? '',
            text: `${startedTexts.started} ${startedTexts.pick}.`,
            action: openCalendar(site.consultationUrl),
          };
    return [step];
  });

const trialStep = ({ trial, submissions, drafts }: CustomerData): Step | null => {
  if (!trial) return null;
  const tier = trial.tier && planTiers[trial.tier];
  const base = {
    key: 'trial',
    kind: 'trial',
    at: trial.end,
    title: tier ? `${tier.name} trial` : 'Free trial',
  } as const;
  if (trial.daysLeft === 0)
    return {
      ...base,
      title: `Trial ended ${formatShortDay(trial.end)}`,
      text: 'In this demo the first charge was not made.',
      isSentence: true,
      action: tier
        ? { kind: 'link', label: `Write the brief for ${tier.name}`, to: briefHref(tier.id) }
        : { kind: 'link', label: 'Compare all prices', to: pricesHref('all') },
      removal: 'trial',
    };
  const hasBrief =
    submissions.some(({ kind }) => kind === 'onboarding') || drafts.some(({ form }) => form === 'onboarding');
  return {
    ...base,
    text: `${plural(trial.daysLeft, 'day')} left${tier ? `, then ${tier.priceText} ${tier.periodText}` : ''}`,
    more: howToCancel,
    action: hasBrief ? null : { kind: 'link', label: 'Fill in the brief', to: href('onboarding') },
  };
};

const chosenStep = ({ chosenPlan }: CustomerData): Step | null => {
  if (!chosenPlan) return null;
  const { name, amountCents, periodText } = checkoutPlans[chosenPlan.plan];
  return {
    key: 'chosen plan',
    kind: 'chosen',
    at: chosenPlan.at,
    title: `${name}, ${formatCents(amountCents)} ${periodText}`,
    text: 'not started',
    action: { kind: 'link', label: 'Start the plan', to: href('payment', { plan: chosenPlan.plan }) },
    removal: 'plan',
  };
};

const forms = {
  onboarding: { title: 'Project brief', to: href('onboarding') },
  'instant-site': { title: 'Instant Site Setup', to: href('instantSiteForm') },
} as const;

/** '2 answers kept'. A choice that leads to another question is no answer yet, so that a draft may have none. */
const keptText = (answers: number) => (answers === 0 ? 'kept' : `${plural(answers, 'answer')} kept`);

const draftStep = ({ form, answers, until }: LongDraft): Step => ({
  key: `draft ${form}`,
  kind: 'draft',
  at: '',
  title: forms[form].title,
  text: `${keptText(answers)} ${until ? `as long as this browser keeps them, at most until ${formatShortDay(until)}` : 'in this tab'}`,
  action: { kind: 'link', label: 'Continue', to: forms[form].to },
  removal: { form },
});

/** What was paid for and has no order yet. The form uses the oldest payment, which has the form's draft in its row. */
const paidSiteSteps = ({ paidSites, drafts }: CustomerData): Step[] => {
  const draft = drafts.find(({ form }) => form === 'instant-site');
  return paidSites.map((payment, index): Step => {
    const { totalCents } = summarizeSubmission(payment);
    return {
      key: `paid site ${payment.id}`,
      kind: 'paid-site',
      at: payment.date,
      title: `${instantSite.name}, ${totalCents === null ? '' : `${formatCents(totalCents)} `}paid`,
      text: `fill in the setup form${draft && index === 0 ? `, ${keptText(draft.answers)}` : ''}`,
      action: { kind: 'link', label: 'Continue', to: forms['instant-site'].to },
    };
  });
};

/** By kind, and the oldest first within a kind, without what an admin has completed or marked as done. */
export const stepsInProgress = (data: CustomerData): Step[] =>
  [
    ...data.payments.map(paymentStep),
    sessionStep(data),
    ...paidSiteSteps(data),
    ...redemptionSteps(data),
    trialStep(data),
    ...data.submissions.map((submission) => submissionStep(submission, data)),
    chosenStep(data),
    ...data.drafts.filter(({ form }) => form !== 'instant-site' || data.paidSites.length === 0).map(draftStep),
  ]
    .filter((step) => step !== null)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
