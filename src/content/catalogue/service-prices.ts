/** What a service costs, as the first section of its page says it. */
import { formatCents } from '../format/money';
import type { ServiceCardId, ServiceId } from '../ids';
import { planPrices } from './plan-prices';
import { serviceCards } from './service-cards';
import { startingAmount, startingPrice } from './starting-prices';

type Offers = { cards?: readonly [ServiceCardId, ...ServiceCardId[]]; plan?: keyof typeof planPrices };

const agency: Offers = { plan: 'agency' };
/** AI-Enhanced Creative is left out, because it is pictures. */
const aiWork = ['rag-system-implementation', 'llm-fine-tuning', 'ai-pipeline-development'] as const;

/**
 * The cards that sell a service, the cheapest first, and the smallest plan that lists the same. Agency Service covers what no
 * other offer sells.
 */
const offers: Readonly<Record<ServiceId, Offers>> = {
  'digital-engineering': agency,
  cloud: agency,
  'web-development': agency,
  mobile: agency,
  web3: agency,
  'ui-ux': { cards: ['web-design'] },
  branding: { cards: ['branding-services'], plan: 'growth' },
  creative: { cards: ['ad-creative', 'illustration-design'], plan: 'starter' },
  'motion-video': { cards: ['motion-design', 'video-production'], plan: 'growth' },
  'product-design': agency,
  'user-research': agency,
  'market-analysis': agency,
  'data-analytics': agency,
  'competitive-analysis': agency,
  'emerging-tech': agency,
  'marketing-strategy': agency,
  'ai-solutions': { cards: aiWork },
  'digital-marketing': agency,
  'content-strategy': agency,
  'growth-optimization': agency,
  engineering: agency,
  design: { plan: 'growth' },
  research: agency,
  growth: agency,
  'creative-design': {
    cards: ['ad-creative', 'illustration-design', 'presentation-design', 'web-design', 'branding-services'],
    plan: 'starter',
  },
  'specialized-production': { cards: ['motion-design', 'video-production', '3d-ar-design'], plan: 'growth' },
  'ai-services': { cards: aiWork },
  'marketing-services': agency,
  'content-marketing': agency,
};

const part = (plan: keyof typeof planPrices) => {
  const { name, monthlyPriceCents } = planPrices[plan];
  return `of ${name}, ${formatCents(monthlyPriceCents)} per month`;
};

const titleOf = (card: ServiceCardId) => serviceCards.find(({ id }) => id === card)?.title ?? '';

/**
 * What a service costs, and what that buys.
 * @returns 'From $5,000' or 'From $10,000 to $20,000' and a note, or 'Part of Growth, $5,500 per month' alone
 */
export const servicePrice = (id: ServiceId): { price: string; note?: string } => {
  const { cards, plan } = offers[id];
  if (!cards) return { price: `Part ${part(plan ?? 'agency')}` };
  const [first] = cards;
  const last = cards.at(-1) ?? first;
  const isRange = last !== first;
  const piece = isRange ? `${titleOf(first)} to ${titleOf(last)}, by the piece.` : `${titleOf(first)} by the piece.`;
  return {
    price: isRange ? `${startingPrice(first)} to ${startingAmount(last)}` : startingPrice(first),
    note: plan ? `${piece} Also part ${part(plan)}.` : piece,
  };
};
