/** Closed unions of all ids of the content. A reference to an unknown id does not compile. */

/** Services with a page: the 20 of the navigation menu, the four groups, and the four of the landing page's footer. */
export const serviceIds = [
  'digital-engineering',
  'cloud',
  'web-development',
  'mobile',
  'web3',
  'ui-ux',
  'branding',
  'creative',
  'motion-video',
  'product-design',
  'user-research',
  'market-analysis',
  'data-analytics',
  'competitive-analysis',
  'emerging-tech',
  'marketing-strategy',
  'ai-solutions',
  'digital-marketing',
  'content-strategy',
  'growth-optimization',
  'engineering',
  'design',
  'research',
  'growth',
  'creative-design',
  'specialized-production',
  'ai-services',
  'marketing-services',
  'content-marketing',
] as const;
export type ServiceId = (typeof serviceIds)[number];

export const capabilityIds = [
  'cloud',
  'cybersecurity',
  'data-ai',
  'digital-engineering',
  'emerging-tech',
  'finance-risk',
] as const;
export type CapabilityId = (typeof capabilityIds)[number];

export const industryIds = [
  'aerospace-defense',
  'automotive',
  'banking',
  'capital-markets',
  'chemicals',
  'communications-media',
  'consumer-goods',
] as const;
export type IndustryId = (typeof industryIds)[number];

export const caseStudyIds = [
  'trillerfest',
  'damon-motorcycles',
  'bellabeat',
  'unikoin-gold',
  'cover-build',
  'casper-blockchain',
  'myle-tap',
] as const;
export type CaseStudyId = (typeof caseStudyIds)[number];

/** The industries of our clients, which are not those of the solutions page. */
export type CaseStudyIndustryId =
  | 'entertainment'
  | 'mobility'
  | 'wellness'
  | 'gaming-and-fintech'
  | 'construction-technology'
  | 'web3'
  | 'consumer-hardware';

export const serviceGroupIds = ['engineering', 'design', 'research', 'growth'] as const;
export type ServiceGroupId = (typeof serviceGroupIds)[number];

/** Cards of the landing page's carousel; the picture of each has its id as file name. */
export type ServiceCardId =
  | 'ad-creative'
  | 'social-media-creative'
  | 'presentation-design'
  | 'illustration-design'
  | 'web-design'
  | 'branding-services'
  | 'video-production'
  | 'motion-design'
  | '3d-ar-design'
  | 'rag-system-implementation'
  | 'llm-fine-tuning'
  | 'ai-pipeline-development'
  | 'ai-enhanced-creative';

/** The offers of `/enterprise`. */
export type EnterpriseOfferId = 'flex' | 'team';

/** Services that credits are redeemed for; the id is the last segment of `/redeem/{id}`. */
export const creditServiceIds = [
  'revision',
  'new-page',
  'custom-artwork',
  'logo-design',
  'branding-kit',
  'instant-site',
] as const;
export type CreditServiceId = (typeof creditServiceIds)[number];

/** Pieces of work that are sold one by one. */
export type PieceId = CreditServiceId | ServiceCardId;

export const creditPackIds = ['starter', 'professional', 'enterprise'] as const;
export type CreditPackId = (typeof creditPackIds)[number];
