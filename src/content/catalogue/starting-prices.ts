/** Where the price of each service card starts, apart from the cards, so that a service's page loads no more than the prices. */
import { formatCents } from '../format/money';
import type { ServiceCardId } from '../ids';

export const startingCents: Readonly<Record<ServiceCardId, number>> = {
  'ad-creative': 50_000,
  'social-media-creative': 50_000,
  'presentation-design': 100_000,
  'illustration-design': 75_000,
  'web-design': 250_000,
  'branding-services': 500_000,
  'video-production': 300_000,
  'motion-design': 150_000,
  '3d-ar-design': 400_000,
  'rag-system-implementation': 1_000_000,
  'llm-fine-tuning': 1_500_000,
  'ai-pipeline-development': 2_000_000,
  'ai-enhanced-creative': 200_000,
};

/** '$500'. */
export const startingAmount = (id: ServiceCardId): string => formatCents(startingCents[id]);

/** 'From $500'. */
export const startingPrice = (id: ServiceCardId): string => `From ${startingAmount(id)}`;
