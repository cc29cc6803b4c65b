/**
 * The fields of the four submitted forms that may be stored. A field that is not in `submittedFields` never gets into a
 * submission.
 */

export const submissionKinds = ['trial', 'onboarding', 'checkout', 'instant-site'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Labels of fields that several forms have. */
export const sharedLabels = { email: 'Email', discountCode: 'Discount code' } as const;

/**
 * The stored fields of each kind of submission. A dotted name is one part of a group (`payment.testMode`), a plain name is
 * the whole group. `totalAmount` is in US dollars.
 */
export const submittedFields: Readonly<Record<SubmissionKind, readonly string[]>> = {
  trial: ['selectedPlan', 'fullName', 'email', 'address', 'city', 'state', 'zipCode', 'agreement', 'trialEndDate'],
  onboarding: [
    'selectedPlan',
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

export const kindNames: Readonly<Record<SubmissionKind, string>> = {
  trial: 'Free trial',
  onboarding: 'Project brief',
  checkout: 'Checkout',
  'instant-site': 'Instant Site order',
};
