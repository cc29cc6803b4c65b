import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'marketing-strategy',
  title: 'Marketing Strategy',
  description:
    'A marketing plan is a list of choices: whom to sell to, what to say, where to spend first and what to leave ' +
    'alone. We make those choices with your team from interviews, sales data and a hard look at rivals, then write ' +
    'them down in a form that a media buyer can act on.',
  meta: {
    title: 'Marketing strategy and go-to-market planning',
    description:
      'Positioning, audience, channels and budget decided from interviews and sales data, and delivered as briefs ' +
      'your team can start on.',
  },
  icon: 'target',
  color: 'sun',
  services: [
    {
      name: 'Positioning and Messaging',
      description:
        'One sentence on why a buyer should pick you, and the supporting lines that sales, site and ads repeat.',
      icon: 'text-quote',
    },
    {
      name: 'Audience Segmentation',
      description:
        'Buyers grouped by what makes them act, sized from your own customer records and from search demand.',
      icon: 'users',
    },
    {
      name: 'Channel and Budget Plan',
      description: 'A quarter-by-quarter split of spend, with the result each channel must show to keep its share.',
      icon: 'wallet',
    },
    {
      name: 'Go-to-Market Launch',
      description:
        'Dates, owners and assets for a new product or market, from the first teaser to the week after launch.',
      icon: 'rocket',
    },
    {
      name: 'Pricing and Packaging',
      description: 'Tiers, names and price points tried on real buyers before they appear on the website.',
      icon: 'tags',
    },
    {
      name: 'Measurement Plan',
      description: 'The handful of numbers worth watching, where each one comes from, and who reads it on Monday.',
      icon: 'gauge',
    },
  ],
  features: [
    'Interviews with customers and lost prospects before a slide is drawn',
    'A budget split you can defend line by line to finance',
    'Messages tried on a small media spend before the large one',
    'Strategists who stay on through the first two campaign cycles',
    'A written list of channels to leave alone, with reasons',
    'Plans delivered as briefs that writers and buyers can start from',
  ],
  caseStudies: [
    { id: 'unikoin-gold', title: 'One launch story for players and token buyers' },
    { id: 'damon-motorcycles', title: 'A launch told in the order a rider feels it' },
  ],
  closing: {
    title: 'Which customers should you stop chasing?',
    text:
      'Bring last year’s spend and last year’s sales to a first call. We will look together for the places where the ' +
      'two disagree.',
  },
};
