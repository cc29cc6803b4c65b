/** What a service costs, as the first section of its page says it. */
import { formatCents } from '../format/money';
import type { ServiceCardId, ServiceId } from '../ids';
import { planPrices } from './plan-prices';
import { serviceCards } from './service-cards';
import { startingPrice } from './starting-prices';

type Offers = { card?: ServiceCardId; plan?: keyof typeof planPrices };

const agency: Offers = { plan: 'agency' };

/**
 * The card that sells a service, the cheapest if there are several, and the smallest plan that lists the same. Agency Service
 * covers what no other offer sells.
 */
const offers: Readonly<Record<ServiceId, Offers>> = {
  'digital-engineering': agency,
  cloud: agency,
  'web-development': agency,
  mobile: agency,
  web3: agency,
  'ui-ux': { card: 'web-design' },
  branding: { card: 'branding-services', plan: 'growth' },
  creative: { card: 'ad-creative', plan: 'starter' },
  'motion-video': { card: 'motion-design', plan: 'growth' },
  'product-design': agency,
  'user-research': agency,
  'market-analysis': agency,
  'data-analytics': agency,
  'competitive-analysis': agency,
  'emerging-tech': agency,
  'marketing-strategy': agency,
  'ai-solutions': { card: 'ai-enhanced-creative', plan: 'growth' },
  'digital-marketing': agency,
  'content-strategy': agency,
  'growth-optimization': agency,
  engineering: agency,
  design: { plan: 'growth' },
  research: agency,
  growth: agency,
  'creative-design': { card: 'ad-creative', plan: 'starter' },
  'specialized-production': { card: 'motion-design', plan: 'growth' },
  'ai-services': { card: 'ai-enhanced-creative', plan: 'growth' },
  'marketing-services': agency,
  'content-marketing': agency,
};

const part = (plan: keyof typeof planPrices) => {
  const { name, monthlyPriceCents } = planPrices[plan];
  return `of ${name}, ${formatCents(monthlyPriceCents)} per month`;
};

/** What a service costs, and what that buys. @returns 'From $5,000' and a note, or 'Part of Growth, $5,500 per month' alone */
export const servicePrice = (id: ServiceId): { price: string; note?: string } => {
  const { card, plan } = offers[id];
  if (!card) return { price: `Part ${part(plan ?? 'agency')}` };
  const piece = `${serviceCards.find((one) => one.id === card)?.title} by the piece.`;
  return { price: startingPrice(card), note: plan ? `${piece} Also part ${part(plan)}.` : piece };
};
