/** The nineteen answers of the brief and which of them are required, stated again on purpose. */
export const required = [
  ...['companyName', 'businessDescription', 'targetAudience', 'websiteGoal', 'websitesAdmired', 'requiredPages'],
  ...['brandGuidelines', 'toneStyle', 'visualStyle', 'existingContent', 'productsServices'],
];
export const optional = [
  ...['seoTerms', 'socialMediaLinks', 'technicalIntegrations', 'timeline', 'competitors', 'additionalRequests'],
  ...['designBrief', 'logo'],
];
