import type { finder } from '../../../../content/public/finder';
import type { Need } from './need';

const piece = (id: Need['once'][number]['id'], count = 1) => ({ id, count });

/** Six common cases: a table for visitors without script, and examples for all others. */
export const commonCases: readonly (Need & { id: keyof (typeof finder)['cases']['names'] })[] = [
  { id: 'site', once: [piece('instant-site')], monthly: [], by: 'week' },
  { id: 'brand', once: [piece('logo-design'), piece('instant-site')], monthly: [], by: 'none' },
  { id: 'care', once: [], monthly: [piece('revision', 2), piece('new-page')], by: 'none' },
  { id: 'ads', once: [], monthly: [piece('ad-creative', 4), piece('social-media-creative', 4)], by: 'none' },
  {
    id: 'campaign',
    once: [piece('branding-services')],
    monthly: [piece('video-production', 2), piece('motion-design', 2)],
    by: 'none',
  },
  { id: 'search', once: [piece('rag-system-implementation')], monthly: [], by: 'none' },
];
