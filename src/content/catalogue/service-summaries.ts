import type { ServiceId } from '../ids';
import type { ServiceSummary } from '../types';

/** In the order of `serviceIds`. Title, icon and color are repeated from the service's own file, so that menus need not load it. */
export const serviceSummaries: readonly ServiceSummary[] = [
  {
    id: 'digital-engineering',
    title: 'Digital Engineering',
    icon: 'cpu',
    color: 'ultramarine',
    summary: 'Core systems rebuilt in small, reversible releases while the business runs.',
  },
  {
    id: 'cloud',
    title: 'Cloud Engineering',
    icon: 'cloud',
    color: 'blush',
    summary: 'Infrastructure as code, sized to real load, with a bill you can explain.',
  },
  {
    id: 'web-development',
    title: 'Web Development',
    icon: 'code-xml',
    color: 'vermilion',
    summary: 'Fast, accessible sites and web apps that editors enjoy using.',
  },
  {
    id: 'mobile',
    title: 'Mobile App Development',
    icon: 'smartphone',
    color: 'sun',
    summary: 'iOS and Android apps that cope with poor networks and years of updates.',
  },
  {
    id: 'web3',
    title: 'Web3',
    icon: 'blocks',
    color: 'moss',
    summary: 'Smart contracts, wallets and tokens, audited before money moves.',
  },
  {
    id: 'ui-ux',
    title: 'UI/UX Design',
    icon: 'mouse-pointer-click',
    color: 'sun',
    summary: 'Flows and screens tried with users while they are cheap to change.',
  },
  {
    id: 'branding',
    title: 'Branding',
    icon: 'fingerprint-pattern',
    color: 'vermilion',
    summary: 'Names, marks, color and type with rules that people follow.',
  },
  {
    id: 'creative',
    title: 'Creative',
    icon: 'palette',
    color: 'blush',
    summary: 'Campaign ideas, and the ads, posts and pages that carry them.',
  },
  {
    id: 'motion-video',
    title: 'Motion and Video',
    icon: 'clapperboard',
    color: 'ultramarine',
    summary: 'Launch films, product loops and interface animation.',
  },
  {
    id: 'product-design',
    title: 'Product Design',
    icon: 'drafting-compass',
    color: 'moss',
    summary: 'Things people hold, wear or ride, designed together with their app.',
  },
  {
    id: 'user-research',
    title: 'User Research',
    icon: 'users',
    color: 'moss',
    summary: 'Interviews, usability tests and diary studies with real buyers.',
  },
  {
    id: 'market-analysis',
    title: 'Market Analysis',
    icon: 'chart-pie',
    color: 'sun',
    summary: 'Market size, segments and price levels, with sources to check.',
  },
  {
    id: 'data-analytics',
    title: 'Data Analytics',
    icon: 'chart-column',
    color: 'ultramarine',
    summary: 'Tracking, tables and dashboards that settle an argument with a number.',
  },
  {
    id: 'competitive-analysis',
    title: 'Competitive Analysis',
    icon: 'binoculars',
    color: 'vermilion',
    summary: 'Rivals taken apart by feature, claim and price.',
  },
  {
    id: 'emerging-tech',
    title: 'Emerging Tech',
    icon: 'atom',
    color: 'blush',
    summary: 'Short, built experiments with technology that may help you next.',
  },
  {
    id: 'marketing-strategy',
    title: 'Marketing Strategy',
    icon: 'target',
    color: 'sun',
    summary: 'Whom to sell to, what to say and where to spend first.',
  },
  {
    id: 'ai-solutions',
    title: 'AI Solutions',
    icon: 'bot',
    color: 'ultramarine',
    summary: 'Assistants, lead scoring and ad production on your own data.',
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing',
    icon: 'radio',
    color: 'vermilion',
    summary: 'Search, social and email steered weekly by cost per customer.',
  },
  {
    id: 'content-strategy',
    title: 'Content Strategy',
    icon: 'list-tree',
    color: 'blush',
    summary: 'A structure, a voice and a calendar your team can keep up.',
  },
  {
    id: 'growth-optimization',
    title: 'Growth Optimization',
    icon: 'trending-up',
    color: 'moss',
    summary: 'Experiments on conversion, onboarding and retention.',
  },
  {
    id: 'engineering',
    title: 'Engineering',
    icon: 'cog',
    color: 'ultramarine',
    summary: 'Platforms, cloud, web, mobile and blockchain, built to be handed over.',
  },
  {
    id: 'design',
    title: 'Design',
    icon: 'pencil-ruler',
    color: 'vermilion',
    summary: 'Brand, interface, film and product from one design team.',
  },
  {
    id: 'research',
    title: 'Research',
    icon: 'microscope',
    color: 'moss',
    summary: 'Studies that start from a decision and end in a recommendation.',
  },
  {
    id: 'growth',
    title: 'Growth',
    icon: 'rocket',
    color: 'sun',
    summary: 'Strategy, content, campaigns, AI and experiments in one plan.',
  },
  {
    id: 'creative-design',
    title: 'Creative Design',
    icon: 'pen-tool',
    color: 'blush',
    summary: 'Ads, posts, decks, illustration, web design and branding.',
  },
  {
    id: 'specialized-production',
    title: 'Specialized Production',
    icon: 'film',
    color: 'vermilion',
    summary: 'Video, motion design, 3D, AR, sound and photography.',
  },
  {
    id: 'ai-services',
    title: 'Applied AI',
    icon: 'brain',
    color: 'ultramarine',
    summary: 'RAG systems, fine-tuned models and AI pipelines on your cloud.',
  },
  {
    id: 'marketing-services',
    title: 'Marketing',
    icon: 'megaphone',
    color: 'paper',
    summary: 'A working marketing team for plans that need more hands.',
  },
  {
    id: 'content-marketing',
    title: 'Content Marketing',
    icon: 'book-open',
    color: 'moss',
    summary: 'Articles, video, podcasts and newsletters, made and distributed.',
  },
];

/** Services that combine several groups; the footer links to most of them. */
export const serviceBundles: readonly ServiceId[] = [
  'creative-design',
  'specialized-production',
  'ai-services',
  'marketing-services',
  'content-marketing',
];

/** The summary of a service. @throws if there is none; a test makes sure that there is one for every id */
export const serviceSummary = (id: ServiceId): ServiceSummary => {
  const summary = serviceSummaries.find((one) => one.id === id);
  if (!summary) throw new Error(`No summary of service ${id}`);
  return summary;
};
