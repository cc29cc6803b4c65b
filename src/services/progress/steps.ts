/** What a customer has started and not finished, and the next step of each: the list 'In progress' of the account area. */

import { progressTexts as texts } from '../../content/account/progress';
import { checkoutPlans, instantSite, planTiers } from '../../content/catalogue/plans';
import { openPaymentTexts, paymentPage } from '../../content/flows/payments';
import { formatCents, toCents } from '../../content/format/money';
import { plural } from '../../content/format/numbers';
import { formatShortDay } from '../../lib/dates';
import { briefHref, href, pricesHref, projectHref } from '../../paths';
import { oldestFirst } from '../../storage/history-entry';
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import type { LongDraft } from '../drafts/places';
import { type Facts, stateOf } from '../projects/states';
import { answerDue } from '../projects/texts';
import { summarizeSubmission } from '../submissions/summary';
import type { CustomerData } from './customer-data';
import { pageOf, projectStep } from './project-steps';
import { howToCancel, kinds, link, type Step, type StepAction } from './step';

const productOf = (order: PaymentOrder): string => {
  if (order.kind === 'credits') return plural(order.credits, 'credit');
  return order.kind === 'checkout' ? 'your order' : 'your Instant Site';
};

const sessionStep = ({ session }: CustomerData): Step | null =>
  session && {
    key: 'session',
    kind: 'payment',
    title: `${formatCents(toCents(session.amount))} for ${plural(session.credits, 'credit')}`,
    text: texts.session,
    action: link(texts.links.goOn, href('demoProvider', { session: session.sessionId })),
  };

const paymentStep = ({ key, state, reference, amountCents, order }: OpenPayment): Step | null => {
  const to = paymentPage(order.kind, reference);
  if (to === undefined) return null;
  const isToConfirm = state === 'needs-confirmation';
  return {
    key: `payment ${key}`,
    kind: 'payment',
    title: `${formatCents(amountCents)} for ${productOf(order)}`,
    text: `${isToConfirm ? texts.payment.confirm : texts.payment.open}. ${openPaymentTexts.reference}: ${reference}`,
    action: link(isToConfirm ? texts.links.confirm : openPaymentTexts.checkAgain, to, {
      state: { checksAtOnce: true },
    }),
  };
};

/** The newest one; of a trial, `readOwnTrial` reads the same. */
const newestOf = (kind: 'trial' | 'brief', { projects, now }: CustomerData): Facts | null => {
  const seen = projects.find(({ project }) => project.kind === kind);
  return seen ? { ...seen, now } : null;
};

const endedTrial = (data: CustomerData): Pick<Step, 'text' | 'action'> => {
  const tier = data.trial?.tier && planTiers[data.trial.tier];
  const brief = newestOf('brief', data);
  if (brief) {
    const answer = stateOf(brief) === 'sent' ? ` ${texts.trial.answer(formatShortDay(answerDue(brief)))}` : '';
    return { text: texts.trial.notCharged + answer, action: link(texts.links.seeBrief, pageOf(brief)) };
  }
  const action = tier
    ? link(texts.links.writeBriefFor(tier.name), briefHref(tier.id))
    : link(texts.links.prices, pricesHref('all'));
  return { text: texts.trial.noCharge, action };
};

const trialStep = (data: CustomerData): Step | null => {
  const { trial, drafts } = data;
  if (!trial) return null;
  const tier = trial.tier && planTiers[trial.tier];
  const own = newestOf('trial', data);
  const base = { key: 'trial', kind: 'trial', at: trial.end, ...(own && { page: pageOf(own) }) } as const;
  if (trial.daysLeft === 0) {
    const title = texts.trial.ended(formatShortDay(trial.end));
    return { ...base, title, isSentence: true, removal: 'trial', ...endedTrial(data) };
  }
  const title = texts.trial.title(tier ? tier.name : null);
  const left = texts.trial.left(trial.daysLeft);
  const id = own?.project.submission?.id;
  const cancel = (label: string, isCanceled: boolean): StepAction | null =>
    id === undefined ? null : { kind: 'cancel', label, id, isCanceled };
  if (own && stateOf(own) === 'canceled')
    return { ...base, title, text: texts.trial.canceled(left), action: cancel(texts.links.undo, false) };
  const hasBrief = newestOf('brief', data) !== null || drafts.some(({ form }) => form === 'onboarding');
  return {
    ...base,
    title,
    text: tier ? texts.trial.price(left, `${tier.priceText} ${tier.periodText}`) : left,
    more: howToCancel,
    action: hasBrief ? null : link(texts.links.brief, href('onboarding')),
    also: cancel(texts.links.cancelTrial, true),
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
    action: link(texts.links.startPlan, href('payment', { plan: chosenPlan.plan })),
    removal: 'plan',
  };
};

const formPages = { onboarding: href('onboarding'), 'instant-site': href('instantSiteForm') } as const;

const draftStep = ({ form, answers, until }: LongDraft): Step => ({
  key: `draft ${form}`,
  kind: 'draft',
  title: texts.forms[form],
  text: until ? texts.keptUntil(texts.kept(answers), formatShortDay(until)) : texts.keptInTab(texts.kept(answers)),
  action: link(texts.links.continue, formPages[form]),
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
      action: link(texts.links.continue, formPages['instant-site']),
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
    .sort(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || oldestFirst({ date: a.at ?? '' }, { date: b.at ?? '' }),
    );
