/**
 * How a submission shows its answers: the labels and options of the forms themselves. Answers have the names of
 * `submittedFields`; a dotted name is one part of a group.
 */
import { checkoutPlanIds, checkoutPlans, planTierIds, planTiers } from '../catalogue/plans';
import { checkoutHeadings, checkoutLabels } from './checkout';
import { type SubmissionKind, sharedLabels } from './form-fields';
import {
  contactMethods,
  instantSiteLabels,
  instantSiteSections,
  siteAddOns,
  siteGoals,
  sitePages,
  visualStyles,
  yesOrNo,
} from './instant-site';
import { briefSteps } from './onboarding';
import { subscribePage, trialLabels } from './subscribe';

const questions = briefSteps.flatMap((step) => step.questions);

/** The label of each answer by its name, in the order in which a submission lists them. */
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

export type AnswerSection = { title: string; names: readonly string[] };

/** What is computed when a form is sent, after its sections. */
const order = 'Order';

/**
 * The sections of each form, under its own headings. A name stands for its parts as well: `goals` for `goals.otherText`.
 */
export const answerSections: Readonly<Record<SubmissionKind, readonly AnswerSection[]>> = {
  trial: [
    { title: subscribePage.plans.heading, names: ['selectedPlan'] },
    { title: subscribePage.payment.personal, names: ['fullName', 'email'] },
    { title: subscribePage.payment.address, names: ['address', 'city', 'state', 'zipCode'] },
    { title: order, names: ['agreement', 'trialEndDate'] },
  ],
  onboarding: [
    { title: subscribePage.plans.heading, names: ['selectedPlan'] },
    ...briefSteps.map((step) => ({ title: step.title, names: step.questions.map(({ name }) => name) })),
  ],
  checkout: [
    { title: checkoutHeadings.contact, names: ['email', 'emailUpdates'] },
    {
      title: checkoutHeadings.billing,
      names: ['country', 'firstName', 'lastName', 'address', 'city', 'state', 'zip'],
    },
    { title: order, names: ['plan', 'discountCode', 'totalAmount'] },
  ],
  'instant-site': [
    ...instantSiteSections.map(({ title, fields }) => ({ title, names: fields })),
    { title: order, names: ['payment', 'totalAmount'] },
  ],
};

/** Answers that are asked for only after a certain other answer, so that without it nothing is left open. */
export const followUpAnswers: readonly string[] = [
  'selectedPlan',
  'domainName',
  'domainHelp',
  'hostingInfo',
  'hostingHelp',
  'logoFile',
  'wantPlaceholderLogo',
  'goals.otherText',
  'pages.otherText',
  'visualStyle.otherText',
  'discountCode',
  'payment.discountCode',
];

const untranslatedNames = [
  ...['fullName', 'firstName', 'lastName', 'email', 'phone', 'address', 'city', 'zip', 'zipCode'],
  ...['businessName', 'companyName', 'domainName', 'existingLinks', 'websitesAdmired', 'socialMediaLinks'],
  ...['mediaFiles', 'logoFile', 'logo', 'designBrief', 'discountCode', 'payment.discountCode', 'payment.paidBy'],
];
/** Labels of names, addresses, files and codes, which are not translated. */
export const untranslatedLabels: ReadonlySet<string> = new Set(
  Object.values(answerLabels).flatMap((labels) => untranslatedNames.flatMap((name) => labels[name] ?? [])),
);

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
