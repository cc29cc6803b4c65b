/** Ids of the FAQ's questions, separate from their texts, so that a page can name one without loading all twelve. */
export const faqIds = [
  'start',
  'turnaround',
  'revisions',
  'billing',
  'prepay',
  'minimum-term',
  'cancel',
  'ownership',
  'instant-site',
  'ai-use',
  'credits',
  'support-hours',
] as const;
export type FaqId = (typeof faqIds)[number];
