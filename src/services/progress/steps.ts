/** What a customer has started and not finished, and the next step of each: the list 'In progress' of the account area. */

import { checkoutPlans, instantSite, planTiers } from '../../content/catalogue/plans';
import { formatCents } from '../../content/format/money';
import { plural } from '../../content/format/numbers';
import { formatShortDay } from '../../lib/dates';
import { briefHref, href, pricesHref, projectHref } from '../../paths';
import type { LongDraft } from '../flows/long-drafts';
import { type Facts, stateOf } from '../projects/states';
import { answerDue } from '../projects/texts';
import { summarizeSubmission } from '../submissions/summary';
import { paymentStep, sessionStep } from './payment-steps';
import { pageOf, projectStep } from './project-steps';
import { type CustomerData, howToCancel, kinds, type Step, type StepAction } from './step';

/** The project of the trial's submission; the newest, as in `readOwnTrial`. */
const trialProject = ({ projects, now }: CustomerData): Facts | null => {
  const seen = projects.find(({ project }) => project.kind === 'trial');
  return seen ? { ...seen, now } : null;
};

const briefOf = ({ projects, now }: CustomerData): Facts | null => {
  const seen = projects.find(({ project }) => project.kind === 'brief');
  return seen ? { ...seen, now } : null;
};

const endedTrialStep = (base: Pick<Step, 'key' | 'kind' | 'at' | 'page'>, data: CustomerData): Step => {
  const tier = data.trial?.tier && planTiers[data.trial.tier];
  const brief = briefOf(data);
  const common = {
    ...base,
    title: `Trial ended ${formatShortDay(base.at)}`,
    isSentence: true,
    removal: 'trial',
  } as const;
  if (brief)
    return {
      ...common,
      text: `Nothing was charged.${stateOf(brief) === 'sent' ? ` We answer your brief by ${formatShortDay(answerDue(brief).toISOString())}.` : ''}`,
      action: { kind: 'link', label: 'See your brief', to: pageOf(brief) },
    };
  return {
    ...common,
    text: 'In this demo the first charge was not made.',
    action: tier
      ? { kind: 'link', label: `Write the brief for ${tier.name}`, to: briefHref(tier.id) }
      : { kind: 'link', label: 'Compare all prices', to: pricesHref('all') },
  };
};

const trialStep = (data: CustomerData): Step | null => {
  const { trial, drafts } = data;
  if (!trial) return null;
  const tier = trial.tier && planTiers[trial.tier];
  const own = trialProject(data);
  const base = {
    key: 'trial',
    kind: 'trial',
    at: trial.end,
    title: tier ? `${tier.name} trial` : 'Free trial',
    ...(own && { page: pageOf(own) }),
  } as const;
  if (trial.daysLeft === 0) return endedTrialStep(base, data);
  const left = `${plural(trial.daysLeft, 'day')} left`;
  const cancel = (label: string, isCanceled: boolean): StepAction | undefined =>
    own?.project.kind === 'trial' ? { kind: 'cancel', label, id: own.project.submission.id, isCanceled } : undefined;
  if (own && stateOf(own) === 'canceled')
    return { ...base, text: `${left}, canceled. Nothing will be charged`, action: cancel('Undo', false) ?? null };
  const hasBrief = briefOf(data) !== null || drafts.some(({ form }) => form === 'onboarding');
  const also = cancel('Cancel the trial', true);
  return {
    ...base,
    text: `${left}${tier ? `, then ${tier.priceText} ${tier.periodText}` : ''}`,
    more: howToCancel,
    action: hasBrief ? null : { kind: 'link', label: 'Fill in the brief', to: href('onboarding') },
    ...(also && { also }),
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
      page: projectHref({ order: payment.id }),
      at: payment.date,
      title: `${instantSite.name}, ${totalCents === null ? '' : `${formatCents(totalCents)} `}paid`,
      text: `fill in the setup form${draft && index === 0 ? `, ${keptText(draft.answers)}` : ''}`,
      action: { kind: 'link', label: 'Continue', to: forms['instant-site'].to },
    };
  });
};

/** By kind, and the oldest first within a kind, without what is finished and was seen. */
export const stepsInProgress = (data: CustomerData): Step[] =>
  [
    ...data.payments.map(paymentStep),
    sessionStep(data),
    ...paidSiteSteps(data),
    trialStep(data),
    ...data.projects.map((seen) => projectStep(seen, data)),
    chosenStep(data),
    ...data.drafts.filter(({ form }) => form !== 'instant-site' || data.paidSites.length === 0).map(draftStep),
  ]
    .filter((step) => step !== null)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
