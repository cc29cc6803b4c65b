/**
 * How a request shows its answers: the labels and options of the forms themselves. Answers have the names of
 * `submittedFields`; a dotted name is one part of a group.
 */
import { checkoutPlanIds, checkoutPlans, planTierIds, planTiers } from '../catalogue/plans';
import { checkoutLabels } from './checkout';
import { type SubmissionKind, sharedLabels } from './form-fields';
import {
  contactMethods,
  instantSiteLabels,
  siteAddOns,
  siteGoals,
  sitePages,
  visualStyles,
  yesOrNo,
} from './instant-site';
import { briefSteps } from './onboarding';
import { subscribePage, trialLabels } from './subscribe';

const questions = briefSteps.flatMap((step) => step.questions);

/** The label of each answer by its name, in the order in which a request lists them. */
export const answerLabels: Readonly<Record<SubmissionKind, Readonly<Record<string, string>>>> = {
  trial: {
    selectedPlan: 'Plan',
    ...trialLabels,
    agreement: subscribePage.agreement.accept,
    trialEndDate: 'Trial ends',
  },
  onboarding: {
    selectedPlan: 'Plan',
    ...Object.fromEntries(questions.map(({ name, label }) => [name, label])),
  },
  checkout: {
    plan: 'Plan',
    ...checkoutLabels,
    discountCode: sharedLabels.discountCode,
    totalAmount: 'Total',
  },
  'instant-site': {
    ...instantSiteLabels,
    'payment.testMode': 'Test mode',
    'payment.discountCode': sharedLabels.discountCode,
    'payment.paidAtCheckout': 'Paid at checkout',
    'payment.paidBy': 'Reference of the checkout',
    totalAmount: 'Total',
  },
};

/** The options of answers that are chosen from a list. */
export const answerOptions: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  selectedPlan: planTierIds.map((id) => ({ value: id, label: planTiers[id].name })),
  plan: checkoutPlanIds.map((id) => ({ value: id, label: checkoutPlans[id].name })),
  contactMethod: contactMethods,
  hasDomain: yesOrNo,
  hasHosting: yesOrNo,
  hasLogo: yesOrNo,
};

/** The checkboxes of groups that are one answer. */
export const answerCheckboxes: Readonly<Record<string, readonly { name: string; label: string }[]>> = {
  goals: siteGoals,
  pages: sitePages,
  visualStyle: visualStyles,
  addOns: siteAddOns,
};
