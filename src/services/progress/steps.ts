/** What a customer has started and not finished, and the next step of each: the list 'In progress' of the account area. */

import { progressTexts as texts } from '../../content/account/progress';
import { checkoutPlans, instantSite, planTiers } from '../../content/catalogue/plans';
import { formatCents } from '../../content/format/money';
import { formatShortDay } from '../../lib/dates';
import { briefHref, href, pricesHref, projectHref } from '../../paths';
import type { LongDraft } from '../drafts/places';
import { type Facts, stateOf } from '../projects/states';
import { answerDue } from '../projects/texts';
import { summarizeSubmission } from '../submissions/summary';
import type { CustomerData } from './customer-data';
import { paymentStep, sessionStep } from './payment-steps';
import { pageOf, projectStep } from './project-steps';
import { howToCancel, kinds, type Step, type StepAction } from './step';

/** The newest one; of a trial, `readOwnTrial` reads the same. */
const newestOf = (kind: 'trial' | 'brief', { projects, now }: CustomerData): Facts | null => {
  const seen = projects.find(({ project }) => project.kind === kind);
  return seen ? { ...seen, now } : null;
};

const endedTrialStep = (base: Pick<Step, 'key' | 'kind' | 'at' | 'page'>, data: CustomerData): Step => {
  const tier = data.trial?.tier && planTiers[data.trial.tier];
  const brief = newestOf('brief', data);
  const title = texts.trial.ended(formatShortDay(base.at));
  const ended = { ...base, title, isSentence: true, removal: 'trial' } as const;
  if (brief) {
    const answer = stateOf(brief) === 'sent' ? ` ${texts.trial.answer(formatShortDay(answerDue(brief)))}` : '';
    const action = { kind: 'link', label: texts.links.seeBrief, to: pageOf(brief) } as const;
    return { ...ended, text: texts.trial.notCharged + answer, action };
  }
  const [label, to] = tier
    ? [texts.links.writeBriefFor(tier.name), briefHref(tier.id)]
    : [texts.links.prices, pricesHref('all')];
  return { ...ended, text: texts.trial.noCharge, action: { kind: 'link', label, to } };
};

const trialStep = (data: CustomerData): Step | null => {
  const { trial, drafts } = data;
  if (!trial) return null;
  const tier = trial.tier && planTiers[trial.tier];
  const own = newestOf('trial', data);
  const base = {
    key: 'trial',
    kind: 'trial',
    at: trial.end,
    title: texts.trial.title(tier ? tier.name : null),
    ...(own && { page: pageOf(own) }),
  } as const;
  if (trial.daysLeft === 0) return endedTrialStep(base, data);
  const left = texts.trial.left(trial.daysLeft);
  const cancel = (label: string, isCanceled: boolean): StepAction | undefined =>
    own?.project.kind === 'trial' ? { kind: 'cancel', label, id: own.project.submission.id, isCanceled } : undefined;
  if (own && stateOf(own) === 'canceled')
    return { ...base, text: texts.trial.canceled(left), action: cancel(texts.links.undo, false) ?? null };
  const hasBrief = newestOf('brief', data) !== null || drafts.some(({ form }) => form === 'onboarding');
  const also = cancel(texts.links.cancelTrial, true);
  return {
    ...base,
    text: tier ? texts.trial.price(left, `${tier.priceText} ${tier.periodText}`) : left,
    more: howToCancel,
    action: hasBrief ? null : { kind: 'link', label: texts.links.brief, to: href('onboarding') },
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
    text: texts.plan.notStarted,
    action: { kind: 'link', label: texts.links.startPlan, to: href('payment', { plan: chosenPlan.plan }) },
    removal: 'plan',
  };
};

const forms = {
  onboarding: { title: texts.forms.onboarding, to: href('onboarding') },
  'instant-site': { title: texts.forms['instant-site'], to: href('instantSiteForm') },
} as const;

const draftStep = ({ form, answers, until }: LongDraft): Step => ({
  key: `draft ${form}`,
  kind: 'draft',
  at: '',
  title: forms[form].title,
  text: until ? texts.keptUntil(texts.kept(answers), formatShortDay(until)) : texts.keptInTab(texts.kept(answers)),
  action: { kind: 'link', label: texts.links.continue, to: forms[form].to },
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
      title: texts.paidSite.title(instantSite.name, totalCents === null ? '' : `${formatCents(totalCents)} `),
      text: [texts.paidSite.setup, ...(draft && index === 0 ? [texts.kept(draft.answers)] : [])].join(', '),
      action: { kind: 'link', label: texts.links.continue, to: forms['instant-site'].to },
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
