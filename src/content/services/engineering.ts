import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'engineering',
  title: 'Engineering',
  description:
    'Software from the first commit to the on-call rotation: platforms, cloud, web, mobile and blockchain. Our ' +
    'engineers sit beside our designers, so what was drawn is what ships, and it ships with tests, documentation and ' +
    'a deploy that your team can run.',
  meta: {
    title: 'Software engineering services',
    description:
      'Platforms, cloud, web, mobile and blockchain built by engineers who work beside designers and hand over ' +
      'tests, docs and deploys.',
  },
  icon: 'cog',
  color: 'ultramarine',
  services: [
    {
      name: 'Digital Engineering',
      description: 'Product teams that rebuild core systems in small, reversible releases instead of one big switch.',
      icon: 'cpu',
    },
    {
      name: 'Cloud Engineering',
      description: 'Infrastructure written as code, sized to real load and watched by alerts that mean something.',
      icon: 'cloud',
    },
    {
      name: 'Web Development',
      description: 'Websites and web apps that load fast, pass accessibility checks and are pleasant to edit.',
      icon: 'code-xml',
    },
    {
      name: 'Mobile App Development',
      description: 'iOS and Android apps that cope with poor networks, store reviews and a third year of updates.',
      icon: 'smartphone',
    },
    {
      name: 'Web3',
      description: 'Smart contracts, wallets and token mechanics, audited before money moves through them.',
      icon: 'blocks',
    },
  ],
  features: [
    'Code lives in your repository from the very first day',
    'Automated tests and deploys in place before the first feature',
    'Designers and engineers review the same build every week',
    'Architecture decisions recorded with options, reasons and consequences',
    'Accessibility and speed budgets enforced on every merge',
    'Handover rehearsed with your team while ours is still here',
  ],
  caseStudies: [
    { id: 'casper-blockchain', title: 'An enterprise blockchain that developers can start on' },
    { id: 'damon-motorcycles', title: 'A reservation site that carried reveal-day traffic' },
    { id: 'cover-build', title: 'A floor plan drawn by the homeowner and read by the factory' },
  ],
  closing: {
    title: 'Have a system that nobody dares to touch?',
    text:
      'Describe it to one of our engineers. You will get a frank view on repairing it, replacing it or leaving it ' +
      'alone.',
  },
};
