/**
 * The fields of the four forms that are submitted, by name (spec, account area, section 3), and which of them may be kept.
 * A name that is not in `submittedFields` never reaches a submission, whatever a form holds.
 */

export const submissionKinds = ['trial', 'onboarding', 'checkout', 'instant-site'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Card details and passwords of every form. They stay in the form's memory: no draft, no submission, no address has them. */
export const secretFields = [
  'cardNumber',
  'cardName',
  'name',
  'expiry',
  'expiryDate',
  'expiryMonth',
  'expiryYear',
  'cvv',
  'cvc',
  'billingZip',
  'password',
  'payment',
] as const;

/**
 * What a submission of each kind keeps. A dotted name picks one part of a group (`payment.testMode`); a plain name takes
 * the group whole. `totalAmount` is in US dollars, as the spec has it.
 */
export const submittedFields: Readonly<Record<SubmissionKind, readonly string[]>> = {
  trial: ['selectedPlan', 'fullName', 'email', 'address', 'city', 'state', 'zipCode', 'agreement', 'trialEndDate'],
  onboarding: [
    'companyName',
    'businessDescription',
    'targetAudience',
    'productsServices',
    'competitors',
    'websiteGoal',
    'websitesAdmired',
    'requiredPages',
    'timeline',
    'seoTerms',
    'brandGuidelines',
    'toneStyle',
    'visualStyle',
    'logo',
    'designBrief',
    'existingContent',
    'socialMediaLinks',
    'technicalIntegrations',
    'additionalRequests',
  ],
  checkout: [
    'plan',
    'email',
    'emailUpdates',
    'country',
    'firstName',
    'lastName',
    'address',
    'city',
    'state',
    'zip',
    'discountCode',
    'totalAmount',
  ],
  'instant-site': [
    'fullName',
    'email',
    'phone',
    'contactMethod',
    'businessName',
    'businessDescription',
    'existingLinks',
    'hasDomain',
    'domainName',
    'domainHelp',
    'hasHosting',
    'hostingInfo',
    'hostingHelp',
    'goals',
    'pages',
    'pageContent',
    'mediaFiles',
    'stockPhotoPreferences',
    'hasLogo',
    'logoFile',
    'wantPlaceholderLogo',
    'brandColors',
    'visualStyle',
    'addOns',
    'additionalNotes',
    'specificDeadline',
    'payment.testMode',
    'payment.discountCode',
    'payment.paidAtCheckout',
    'payment.paidBy',
    'totalAmount',
  ],
};
