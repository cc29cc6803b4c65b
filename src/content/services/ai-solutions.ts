import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'ai-solutions',
  title: 'AI Solutions',
  description:
    'AI put to work where revenue is made: answering buyers, ranking leads, adapting pages and drawing the hundredth ' +
    'ad variant. We start from one task with a known cost, connect a model to the data it needs, and keep a person ' +
    'in charge of anything a customer sees.',
  meta: {
    title: 'AI solutions for sales and marketing',
    description:
      'Assistants, lead scoring, personalization and ad production built on your own data, piloted on one task and ' +
      'measured against a control.',
  },
  icon: 'bot',
  color: 'ultramarine',
  services: [
    {
      name: 'Sales and Support Assistants',
      description:
        'Chat that answers from your own documents, names its source and hands over to a person when unsure.',
      icon: 'messages-square',
    },
    {
      name: 'Lead Scoring',
      description: 'A model trained on your closed deals that tells sales whom to call first, and why.',
      icon: 'funnel',
    },
    {
      name: 'Page Personalization',
      description:
        'Headlines, offers and section order that adapt to the visitor, always measured against a fixed control.',
      icon: 'layout-template',
    },
    {
      name: 'Ad Variant Production',
      description:
        'A proven concept turned into every size, language and audience, with a designer checking each before it runs.',
      icon: 'images',
    },
    {
      name: 'Demand Forecasting',
      description: 'Weekly forecasts of sign-ups, stock or traffic, drawn with an honest error band.',
      icon: 'chart-line',
    },
    {
      name: 'Workflow Agents',
      description: 'Agents that file, tag, draft and route work inside the tools your team already has open.',
      icon: 'workflow',
    },
  ],
  features: [
    'A paid pilot on one task before any larger commitment',
    'Answers tested on a set of real questions before release',
    'Customer data kept out of model training by contract and configuration',
    'Running cost per answer or per lead reported every month',
    'Human review built in wherever a mistake would reach a customer',
    'Model providers kept swappable behind one interface that you own',
  ],
  caseStudies: [{ id: 'myle-tap', title: 'An assistant that listens after a single tap' }],
  closing: {
    title: 'Which task would you hand over first?',
    text:
      'Name one job your team repeats every day. We will tell you whether a model can do it, what it would cost to ' +
      'run and where it would fail.',
  },
};
