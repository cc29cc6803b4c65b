import type { ServiceId } from '../ids';
import type { ServiceCategory } from '../types';

type ServiceSummary = Pick<ServiceCategory, 'color'> & { summary: string };

/** What the list of all services says about each. The color is repeated from the service's own file. */
export const serviceSummaries: Readonly<Record<ServiceId, ServiceSummary>> = {
  'digital-engineering': {
    color: 'ultramarine',
    summary: 'Core systems rebuilt in small, reversible releases while the business runs.',
  },
  cloud: { color: 'blush', summary: 'Infrastructure as code, sized to real load, with a bill you can explain.' },
  'web-development': { color: 'vermilion', summary: 'Fast, accessible sites and web apps that editors enjoy using.' },
  mobile: { color: 'sun', summary: 'iOS and Android apps that cope with poor networks and years of updates.' },
  web3: { color: 'moss', summary: 'Smart contracts, wallets and tokens, audited before money moves.' },
  'ui-ux': { color: 'sun', summary: 'Flows and screens tried with users while they are cheap to change.' },
  branding: { color: 'vermilion', summary: 'Names, marks, color and type with rules that people follow.' },
  creative: { color: 'blush', summary: 'Campaign ideas, and the ads, posts and pages that carry them.' },
  'motion-video': { color: 'ultramarine', summary: 'Launch films, product loops and interface animation.' },
  'product-design': { color: 'moss', summary: 'Things people hold, wear or ride, designed together with their app.' },
  'user-research': { color: 'moss', summary: 'Interviews, usability tests and diary studies with real buyers.' },
  'market-analysis': { color: 'sun', summary: 'Market size, segments and price levels, with sources to check.' },
  'data-analytics': {
    color: 'ultramarine',
    summary: 'Tracking, tables and dashboards that settle an argument with a number.',
  },
  'competitive-analysis': { color: 'vermilion', summary: 'Rivals taken apart by feature, claim and price.' },
  'emerging-tech': { color: 'blush', summary: 'Short, built experiments with technology that may help you next.' },
  'marketing-strategy': { color: 'sun', summary: 'Whom to sell to, what to say and where to spend first.' },
  'ai-solutions': { color: 'ultramarine', summary: 'Assistants, lead scoring and ad production on your own data.' },
  'digital-marketing': { color: 'vermilion', summary: 'Search, social and email steered weekly by cost per customer.' },
  'content-strategy': { color: 'blush', summary: 'A structure, a voice and a calendar your team can keep up.' },
  'growth-optimization': { color: 'moss', summary: 'Experiments on conversion, onboarding and retention.' },
  engineering: {
    color: 'ultramarine',
    summary: 'Platforms, cloud, web, mobile and blockchain, built to be handed over.',
  },
  design: { color: 'vermilion', summary: 'Brand, interface, film and product from one design team.' },
  research: { color: 'moss', summary: 'Studies that start from a decision and end in a recommendation.' },
  growth: { color: 'sun', summary: 'Strategy, content, campaigns, AI and experiments in one plan.' },
  'creative-design': { color: 'blush', summary: 'Ads, posts, decks, illustration, web design and branding.' },
  'specialized-production': { color: 'vermilion', summary: 'Video, motion design, 3D, AR, sound and photography.' },
  'ai-services': { color: 'ultramarine', summary: 'RAG systems, fine-tuned models and AI pipelines on your cloud.' },
  'marketing-services': { color: 'paper', summary: 'A working marketing team for plans that need more hands.' },
  'content-marketing': { color: 'moss', summary: 'Articles, video, podcasts and newsletters, made and distributed.' },
};

/** Services that combine several groups; the footer links to most of them. */
export const serviceBundles: readonly ServiceId[] = [
  'creative-design',
  'specialized-production',
  'ai-services',
  'marketing-services',
  'content-marketing',
];
