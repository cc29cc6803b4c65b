import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'growth-optimization',
  title: 'Growth Optimization',
  description:
    'Growth work for products that already have users: finding the step where people leave, changing it, and proving ' +
    'that the change made the difference. Analysts, designers and engineers share one backlog of experiments and ' +
    'keep what wins.',
  meta: {
    title: 'Growth optimization and experimentation',
    description:
      'Conversion, onboarding, retention and weekly experiments by analysts, designers and engineers working from ' +
      'one shared backlog.',
  },
  icon: 'trending-up',
  color: 'moss',
  services: [
    {
      name: 'Conversion Rate Optimization',
      description: 'Session recordings, form analysis and A/B tests on the pages between interest and payment.',
      icon: 'percent',
    },
    {
      name: 'Onboarding and Activation',
      description: 'A first session redesigned around the moment when a new user gets something useful.',
      icon: 'user-plus',
    },
    {
      name: 'Retention and Lifecycle',
      description:
        'Cohort analysis, prompts and product changes that give people a reason to return in the second week.',
      icon: 'repeat',
    },
    {
      name: 'Growth Experiments',
      description: 'A weekly cycle of hypothesis, test and write-up, with sample sizes fixed before the test starts.',
      icon: 'flask-conical',
    },
  ],
  features: [
    'One backlog of experiments ranked by expected gain and effort',
    'Sample size and stopping rule agreed before a test begins',
    'Losing tests written up as carefully as the winning ones',
    'Engineers on the team, so tests reach deeper than button text',
    'Funnels read by cohort, so seasonal traffic fools nobody',
    'Referral and invitation loops designed into the product itself',
  ],
  caseStudies: [{ id: 'unikoin-gold', title: '300% user growth in 6 months', industry: 'Gaming' }],
  closing: {
    title: 'Where do your users leave?',
    text:
      'Show us your funnel on a call. We will name the step we would test first and say how long a trustworthy ' +
      'answer would take.',
  },
};
