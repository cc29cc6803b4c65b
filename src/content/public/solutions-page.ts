/** Texts of `/solutions`. */
import { href } from '../../paths';

const nextActions = [
  { label: 'Get started', href: href('contact') },
  { label: 'View pricing', href: href('pricing') },
];

export const solutionsPage = {
  /** The overview by capability or by industry. */
  heading: 'Enterprise Solutions',
  texts: {
    capabilities:
      'Start from what has to be solved, or from your industry. A colored tile marks an industry that uses it ' +
      'most.',
    industries:
      'Start from what has to be solved, or from your industry. A colored tile marks a capability that ' +
      'the industry uses most.',
  },
  tabsLabel: 'Solutions',
  tabs: [
    { id: 'capabilities', label: 'By Capability', href: href('solutions', { category: 'capabilities' }) },
    { id: 'industries', label: 'By Industry', href: href('solutions', { category: 'industries' }) },
  ],
  /** One capability or industry. */
  back: 'All solutions',
  actions: {
    capabilities: nextActions,
    industries: [{ label: 'Get industry insights', href: href('contact') }],
  },
  nextActions,
  next: {
    capabilities: {
      title: 'What should we look at first?',
      text: 'Describe the problem in a sentence or two. We answer with a first step and what it costs.',
    },
    industries: {
      title: 'What is different about yours?',
      text: 'Tell us what you make and what stands in the way. We answer with a first step and what it costs.',
    },
  },
  features: 'Key Features',
  benefits: 'Business Benefits',
  industries: 'Industries We Serve',
  closing: {
    title: 'Not sure where you fit?',
    text: 'Few problems fit one heading. Describe yours in a sentence and we will say who should be in the room.',
    actions: [
      { label: 'Schedule consultation', href: href('contact') },
      { label: 'Enterprise solutions', href: href('enterprise') },
    ],
  },
} as const;

/** The two halves of `/solutions`. */
export type SolutionsTab = (typeof solutionsPage)['tabs'][number]['id'];
