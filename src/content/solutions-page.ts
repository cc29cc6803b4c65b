/** `/solutions` in all its views: the overview by capability or by industry, and one capability or industry. */
import { href } from '../paths';

export const solutionsPage = {
  heading: 'Enterprise Solutions',
  texts: {
    capabilities:
      'Start from what has to be solved, or from the trade you are in. Each colored tile is an industry where the ' +
      'capability earns its keep.',
    industries:
      'Start from what has to be solved, or from the trade you are in. Each colored tile is a capability that earns ' +
      'its keep in the industry.',
  },
  tabsLabel: 'Solutions',
  tabs: [
    { id: 'capabilities', label: 'By Capability', href: href('solutions', { category: 'capabilities' }) },
    { id: 'industries', label: 'By Industry', href: href('solutions', { category: 'industries' }) },
  ],
  back: 'All solutions',
  capability: {
    start: { label: 'Get started', href: href('contact') },
    pricing: { label: 'View pricing', href: href('pricing') },
    features: 'Key Features',
    benefits: 'Business Benefits',
    industries: 'Industries We Serve',
  },
  industry: { cta: { label: 'Get industry insights', href: href('contact') } },
  closing: {
    title: 'Not sure which of these you are?',
    text: 'Few problems fit one heading. Describe yours in a sentence and we will say who should be in the room.',
    consultation: { label: 'Schedule consultation', href: href('contact') },
    enterprise: { label: 'Enterprise solutions', href: href('enterprise') },
  },
} as const;

export type SolutionsTab = (typeof solutionsPage)['tabs'][number]['id'];
