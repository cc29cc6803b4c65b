import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'competitive-analysis',
  title: 'Competitive Analysis',
  description:
    'We study your rivals the way a customer meets them: signing up, calling support, reading the small print. You ' +
    'get a clear view of where they are strong, what they are about to do and which ground they have left open.',
  meta: {
    title: 'Competitive analysis: rivals and open ground',
    description:
      'Rival products tried as a customer, offers tracked over time and lost deals explained, so you can see which ' +
      'ground competitors have left open.',
  },
  icon: 'binoculars',
  color: 'vermilion',
  services: [
    {
      name: 'Competitor Profiles',
      description:
        'Two pages per rival on strategy, funding, hiring, customers and likely next move, each claim linked to ' +
        'its source.',
      icon: 'contact-round',
    },
    {
      name: 'Product Teardowns',
      description: 'We buy it, set it up and try to leave, then document each step with screenshots and a verdict.',
      icon: 'scan-search',
    },
    {
      name: 'Positioning Maps',
      description: 'Claims, tone and visual codes of a whole category on one wall, with the unclaimed space marked.',
      icon: 'grid-2x2',
    },
    {
      name: 'Offer Tracking',
      description:
        'A dated record of plans, promotions and terms as rivals change them, with a note on what each change ' +
        'suggests.',
      icon: 'tags',
    },
    {
      name: 'Win-Loss Interviews',
      description:
        'Conversations with buyers who chose you and buyers who did not, led by someone they have no reason to flatter.',
      icon: 'scale',
    },
    {
      name: 'Launch Alerts',
      description:
        'Releases, filings, ads and job posts watched by AI agents, filtered by an analyst and sent only when they ' +
        'matter.',
      icon: 'bell-ring',
    },
  ],
  features: [
    'Public and lawful sources only, each one dated and linked',
    'Rival products used hands-on, from sign-up through cancellation',
    'Indirect rivals included: spreadsheets, agencies and the choice to do nothing',
    'Strengths of competitors stated as plainly as their weaknesses',
    'Battle cards your sales team can use in the next call',
    'Findings end in moves to make, ranked by effort and effect',
  ],
  caseStudies: [
    { id: 'casper-blockchain', title: 'The questions rival chains left open, answered one by one' },
    { id: 'damon-motorcycles', title: 'Safety told without the talk that riders had learned to distrust' },
  ],
  closing: {
    title: 'Who did you lose the last deal to?',
    text:
      'Name that rival and what you think decided it. We will look at their offer as a buyer would and tell you ' +
      'whether you are fighting on the right point.',
  },
};
