import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'digital-marketing',
  title: 'Digital Marketing',
  description:
    'Search, social, email and display, run by one team with one budget and one set of numbers. We build the ' +
    'campaigns, write and design the ads, fix the pages they land on, and move money each week toward whatever ' +
    'brings in customers.',
  meta: {
    title: 'Digital marketing: search, social and email',
    description:
      'Paid search, paid social, SEO, email and landing pages run by one team, with spend moved weekly on cost per ' +
      'customer.',
  },
  icon: 'radio',
  color: 'vermilion',
  services: [
    {
      name: 'Paid Search',
      description: 'Search and shopping campaigns built on what buyers type, with wasted terms pruned every week.',
      icon: 'search',
    },
    {
      name: 'Paid Social',
      description: 'Audience tests and fresh creative on the networks where your buyers spend their evenings.',
      icon: 'megaphone',
    },
    {
      name: 'Search Engine Optimization',
      description: 'Technical fixes, page structure and articles that earn the search terms you now pay for.',
      icon: 'text-search',
    },
    {
      name: 'Email and Lifecycle',
      description:
        'Welcome, win-back and renewal sequences triggered by what a customer did rather than by the calendar.',
      icon: 'mail',
    },
    {
      name: 'Landing Pages',
      description: 'A page for each campaign promise, quick to load and tested against the one it replaces.',
      icon: 'layout-panel-left',
    },
    {
      name: 'Attribution and Reporting',
      description: 'Server-side tracking with consent, and one report in which every channel is counted the same way.',
      icon: 'waypoints',
    },
  ],
  features: [
    'Ad accounts, pixels and audiences stay in your company’s name',
    'Spend moved between channels weekly on cost per customer',
    'Designers and buyers in one team, so tired ads are replaced quickly',
    'Consent-aware tracking that keeps working without third-party cookies',
    'A plain report every Monday, including what did not work',
    'Landing pages repaired by the same team that buys the clicks',
  ],
  caseStudies: [
    { id: 'trillerfest', title: 'Sets cut and captioned for the feed between two acts' },
    { id: 'unikoin-gold', title: 'Referral rewards tied to a friend’s first match' },
  ],
  closing: {
    title: 'Find out which clicks you could stop buying',
    text:
      'Give us read access to one ad account. We will come to the call with the campaigns we would pause and the ' +
      'ones we would feed.',
  },
};
