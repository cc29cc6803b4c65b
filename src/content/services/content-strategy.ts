import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'content-strategy',
  title: 'Content Strategy',
  description:
    'Before anyone writes another article, we find out what you have, who reads it and what it is for. You get a ' +
    'structure, a voice and a calendar that a small team can keep up, and rules for retiring what no longer helps.',
  meta: {
    title: 'Content strategy, audits and editorial planning',
    description:
      'A full content audit, a voice guide, a topic map and a calendar your team can really keep, with rules for ' +
      'retiring old pages.',
  },
  icon: 'list-tree',
  color: 'blush',
  services: [
    {
      name: 'Content Audit',
      description:
        'Every page and asset listed with its traffic, its purpose and a verdict: keep, merge, rewrite or remove.',
      icon: 'clipboard-list',
    },
    {
      name: 'Voice and Style Guide',
      description: 'How you sound, shown in before-and-after examples from your own pages, with prompts for AI tools.',
      icon: 'spell-check',
    },
    {
      name: 'Topic Architecture',
      description:
        'Subjects mapped to the questions buyers ask at each stage, so that your pages stop competing with each other.',
      icon: 'network',
    },
    {
      name: 'Editorial Calendar',
      description: 'What to publish, for whom and when, planned around launches and the hours your team really has.',
      icon: 'calendar-days',
    },
    {
      name: 'Content Modeling',
      description: 'Types, fields and tags in your CMS that let one text serve the site, the app and the newsletter.',
      icon: 'blocks',
    },
    {
      name: 'Governance',
      description: 'Who may publish, who has to approve, and the date on which each page is due for a check.',
      icon: 'user-check',
    },
  ],
  features: [
    'The whole library audited, down to forgotten PDFs and help pages',
    'Topics chosen from sales calls and search data together',
    'A voice guide with examples that freelancers can follow unaided',
    'A calendar sized to your team, with weeks left free',
    'Page models tried in your own CMS before migration starts',
    'Pages get a retirement date on the day they are published',
  ],
  caseStudies: [
    { id: 'casper-blockchain', title: 'One story at two depths, for the engineer and the buyer' },
    { id: 'bellabeat', title: 'A voice that explains health readings without scolding' },
  ],
  closing: {
    title: 'How much of your library still earns its place?',
    text:
      'Send us the address of your site. We will pick a handful of pages and tell you which we would keep, merge or ' +
      'remove.',
  },
};
