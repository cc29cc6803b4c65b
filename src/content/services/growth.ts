import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'growth',
  title: 'Growth',
  description:
    'Strategy, content, campaigns, AI and experiments planned as one system, because a better ad is wasted on a page ' +
    'that loses people. One team owns the path from first impression to second purchase, and reports on it in ' +
    'customers.',
  meta: {
    title: 'Growth: strategy, campaigns and experiments',
    description:
      'One team for marketing strategy, content, campaigns, AI and experiments, reporting in customers and margin ' +
      'rather than clicks.',
  },
  icon: 'rocket',
  color: 'sun',
  services: [
    {
      name: 'Marketing Strategy',
      description: 'Whom to sell to, what to say and where to spend first, agreed on paper.',
      icon: 'target',
    },
    {
      name: 'AI Solutions',
      description: 'Assistants, lead scoring and ad production that take repeated work off your team.',
      icon: 'bot',
    },
    {
      name: 'Digital Marketing',
      description: 'Search, social and email campaigns steered each week by cost per customer.',
      icon: 'radio',
    },
    {
      name: 'Content Strategy',
      description: 'A structure, a voice and a calendar for content that a small team can keep up.',
      icon: 'list-tree',
    },
    {
      name: 'Growth Optimization',
      description: 'Experiments on conversion, onboarding and retention, kept only when the numbers hold.',
      icon: 'trending-up',
    },
  ],
  features: [
    'One shared plan for brand, campaigns, content and product experiments',
    'A single growth lead who joins your weekly leadership meeting',
    'Reports that count customers and margin before clicks and reach',
    'Creative, data and engineering people in the same sprint',
    'Budgets reviewed monthly against what a new customer is worth',
    'Playbooks left behind, so that your own hires can continue',
  ],
  caseStudies: [
    { id: 'unikoin-gold', title: 'Token buyers who went on to place a first bet' },
    { id: 'trillerfest', title: 'A livestream festival that viewers knew from a single clip' },
  ],
  closing: {
    title: 'Where will your next customers come from?',
    text:
      'Tell us your target and your deadline. We will answer with the two moves we would make first and the one we ' +
      'would drop.',
  },
};
