/** The thirteen services of the home page's carousel, by name; their prices are in `starting-prices.ts`. */
import type { ServiceCardId, ServiceId } from '../ids';

type PricedService = {
  id: ServiceCardId;
  /** The service whose page offers the same thing under the same name. */
  service: ServiceId;
  title: string;
};

export const serviceCards: readonly PricedService[] = [
  { id: 'ad-creative', service: 'creative-design', title: 'Ad Creative' },
  { id: 'social-media-creative', service: 'creative-design', title: 'Social Media Creative' },
  { id: 'presentation-design', service: 'creative-design', title: 'Presentation Design' },
  { id: 'illustration-design', service: 'creative-design', title: 'Illustration Design' },
  { id: 'web-design', service: 'creative-design', title: 'Web Design' },
  { id: 'branding-services', service: 'creative-design', title: 'Branding Services' },
  { id: 'video-production', service: 'specialized-production', title: 'Video Production' },
  { id: 'motion-design', service: 'specialized-production', title: 'Motion Design' },
  { id: '3d-ar-design', service: 'specialized-production', title: '3D & AR Design' },
  { id: 'rag-system-implementation', service: 'ai-services', title: 'RAG System Implementation' },
  { id: 'llm-fine-tuning', service: 'ai-services', title: 'LLM Fine-Tuning' },
  { id: 'ai-pipeline-development', service: 'ai-services', title: 'AI Pipeline Development' },
  { id: 'ai-enhanced-creative', service: 'ai-services', title: 'AI-Enhanced Creative' },
];
