/** Ids of the FAQ's questions, separate from their texts, so that a page can link to one without loading all twelve. */
import { href } from '../../paths';

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

/** The href of one answer: `/faq#cancel`. */
export const faqHref = (id: FaqId): string => `${href('faq')}#${id}`;
