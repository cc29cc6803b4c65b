import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'market-analysis',
  title: 'Market Analysis',
  description:
    'We tell you how large an opportunity is, who would pay, how much and where to enter first. Every estimate ' +
    'shows its sources and its weakest assumption, so a board can challenge it and a product team can act on it.',
  meta: {
    title: 'Market analysis: sizing, pricing and entry',
    description:
      'Market size, buyer segments, price tests and entry plans with every source cited and the weakest assumption ' +
      'named, ready for a board to question.',
  },
  icon: 'chart-pie',
  color: 'sun',
  services: [
    {
      name: 'Market Sizing',
      description:
        'Top-down and bottom-up estimates side by side, in a spreadsheet where you can change each assumption and ' +
        'see what moves.',
      icon: 'ruler',
    },
    {
      name: 'Customer Segmentation',
      description:
        'Groups defined by what they buy and why, each sized, described and matched to a channel that reaches it.',
      icon: 'users-round',
    },
    {
      name: 'Pricing Research',
      description:
        'Willingness-to-pay studies and conjoint tests that compare price points, bundles and the features people ' +
        'would give up.',
      icon: 'badge-dollar-sign',
    },
    {
      name: 'Market Entry Plans',
      description:
        'A ranked list of regions or verticals with rules, partners, sales cycles and the first ten conversations ' +
        'to have.',
      icon: 'map-pinned',
    },
    {
      name: 'Demand Signals',
      description:
        'Search interest, job posts, import data and forum talk read together to tell a lasting shift from a loud ' +
        'month.',
      icon: 'trending-up',
    },
    {
      name: 'Channel Studies',
      description:
        'How products like yours reach buyers today: margins, gatekeepers and the shelf or search result where ' +
        'choices are made.',
      icon: 'store',
    },
  ],
  features: [
    'Estimates built twice, from the top and from the bottom, then reconciled',
    'Live spreadsheet models in which your team can change every assumption',
    'Sources cited line by line, with their age and their bias',
    'Calls with buyers, distributors and former insiders to check desk research',
    'A clear recommendation up front, with the evidence behind it in order',
    'A short list of early signs that would prove us wrong',
  ],
  caseStudies: [
    { id: 'unikoin-gold', title: 'Players, token buyers and regulators understood before the sale' },
    { id: 'casper-blockchain', title: 'Architects, auditors and purchasing officers asked first' },
  ],
  closing: {
    title: 'How big is it, and how would you know?',
    text:
      'Give us your current estimate and where it came from. We will show which assumption carries the most weight ' +
      'and what it would take to test it.',
  },
};
