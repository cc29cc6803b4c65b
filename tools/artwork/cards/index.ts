import type { ServiceCardId } from '../../../src/content/ids';
import type { Palette, Rule } from '../tiles/types';
import * as creative from './creative';
import * as intelligence from './intelligence';

/** A picture for each service card: its composition and its palette. */
export const cards: Readonly<Record<ServiceCardId, { rule: Rule; palette: Palette }>> = {
  'ad-creative': { rule: creative.adCreative, palette: ['vermilion', 'ink', 'paper', 'sun'] },
  'social-media-creative': {
    rule: creative.socialMediaCreative,
    palette: ['blush', 'ultramarine', 'paper', 'vermilion'],
  },
  'presentation-design': { rule: creative.presentationDesign, palette: ['ultramarine', 'paper', 'ink', 'sun'] },
  'illustration-design': { rule: creative.illustrationDesign, palette: ['sun', 'paper', 'vermilion', 'moss'] },
  'web-design': { rule: creative.webDesign, palette: ['blush', 'ink', 'paper', 'ultramarine'] },
  'branding-services': { rule: creative.brandingServices, palette: ['paper', 'ink', 'vermilion', 'ultramarine'] },
  'video-production': { rule: creative.videoProduction, palette: ['ink', 'vermilion', 'paper', 'blush'] },
  'motion-design': { rule: creative.motionDesign, palette: ['moss', 'sun', 'paper', 'ink'] },
  '3d-ar-design': { rule: creative.threeDimensions, palette: ['sun', 'ink', 'paper', 'ultramarine'] },
  'rag-system-implementation': { rule: intelligence.ragSystem, palette: ['paper', 'moss', 'ink', 'sun'] },
  'llm-fine-tuning': { rule: intelligence.llmFineTuning, palette: ['ink', 'paper', 'vermilion', 'ultramarine'] },
  'ai-pipeline-development': { rule: intelligence.aiPipeline, palette: ['ultramarine', 'ink', 'vermilion', 'paper'] },
  'ai-enhanced-creative': {
    rule: intelligence.aiEnhancedCreative,
    palette: ['blush', 'vermilion', 'ink', 'ultramarine'],
  },
};
