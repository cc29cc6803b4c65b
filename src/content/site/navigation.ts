/** The menus of header and footer. The two have different sets of links on purpose; every link leads to a real page. */

import {
  capabilityHref,
  capabilityPageHref,
  caseStudyHref,
  href,
  industryHref,
  patterns,
  serviceHref,
} from '../../paths';
import { clientNames } from '../catalogue/clients';
import { serviceGroups } from '../catalogue/service-groups';
import { serviceTitles } from '../catalogue/service-titles';
import { caseStudyIds, type ServiceId } from '../ids';
import type { FeaturedCard, HeaderEntry, NavigationGroup, NavigationItem, SocialMark } from '../types';
import { site } from './site';

/** Id of the footer's navigation, which the header's 'Menu' link points to before hydration. */
export const siteLinksId = 'site-links';

/** The description of a service in the menu, shorter than its summary, because the menu has twenty of them. */
const serviceLines: Partial<Record<ServiceId, string>> = {
  'digital-engineering': 'Platforms rebuilt while they run',
  cloud: 'Migration, costs and uptime',
  'web-development': 'Sites that load before you blink',
  mobile: 'Apps for one thumb',
  web3: 'Tokens, wallets, plain words',
  'ui-ux': 'Screens nobody has to explain',
  branding: 'Mark, voice and the rules',
  creative: 'Ideas drawn, written and shot',
  'motion-video': 'Film, loops and titles',
  'product-design': 'From first sketch to shelf',
  'user-research': 'What people do, not just say',
  'market-analysis': 'Size, timing and price',
  'data-analytics': 'One number everyone trusts',
  'competitive-analysis': 'Where the others are weak',
  'emerging-tech': 'Tried before you buy it',
  'marketing-strategy': 'Who, where, in what order',
  'ai-solutions': 'Agents that know their limits',
  'digital-marketing': 'Search, social and email',
  'content-strategy': 'A plan for every Tuesday',
  'growth-optimization': 'One question, one test a week',
};

const newServices: ReadonlySet<ServiceId> = new Set<ServiceId>(['marketing-strategy']);

const serviceItem = (id: ServiceId): NavigationItem => ({
  title: serviceTitles[id],
  href: serviceHref(id),
  ...(serviceLines[id] && { description: serviceLines[id] }),
  ...(newServices.has(id) && { isNew: true }),
});

const categories: readonly NavigationGroup[] = serviceGroups.map(({ id, title, members }) => ({
  title,
  href: serviceHref(id),
  items: members.map(serviceItem),
}));

/** Titles are repeated from `capabilities.ts` and `industries.ts`, which are too large for a menu to load. */
const capabilities: readonly NavigationItem[] = [
  { title: 'Cloud', href: capabilityHref('cloud'), description: 'Move, run and pay for less' },
  { title: 'Cybersecurity', href: capabilityHref('cybersecurity'), description: 'Find it before they do' },
  { title: 'Data & AI', href: capabilityHref('data-ai'), description: 'From records to decisions' },
  {
    title: 'Digital Engineering',
    href: capabilityHref('digital-engineering'),
    description: 'Products, platforms, pipelines',
  },
  { title: 'Emerging Tech', href: capabilityHref('emerging-tech'), description: 'Prototypes that settle the argument' },
  { title: 'Finance & Risk', href: capabilityHref('finance-risk'), description: 'Reports that survive an audit' },
];

const industries: readonly NavigationItem[] = [
  {
    title: 'Aerospace & Defense',
    href: industryHref('aerospace-defense'),
    description: 'Long programs, traceable parts',
  },
  { title: 'Automotive', href: industryHref('automotive'), description: 'Vehicle software and screens' },
  { title: 'Banking', href: industryHref('banking'), description: 'Core systems and branches' },
  { title: 'Capital Markets', href: industryHref('capital-markets'), description: 'Trading desks' },
  { title: 'Chemicals', href: industryHref('chemicals'), description: 'Plants, batches, rules' },
  {
    title: 'Communications & Media',
    href: industryHref('communications-media'),
    description: 'Publishers and networks',
  },
  { title: 'Consumer Goods', href: industryHref('consumer-goods'), description: 'From shelf to doorstep' },
];

const servicesFeatured: readonly FeaturedCard[] = [
  {
    title: 'Enterprise Solutions',
    description: 'Flex subscriptions and dedicated teams for organizations with many brands.',
    cta: 'See Enterprise',
    href: href('enterprise'),
    icon: 'building-complex',
  },
  {
    title: 'Fractional executives',
    description: 'A CMO, CTO or CPO for the two days a week you need one, from our partner group.',
    cta: 'Hire CXX Talent',
    href: site.partners.fractionalExecutives,
    icon: 'briefcase-business',
    isExternal: true,
  },
];

const solutionsFeatured: readonly FeaturedCard[] = [
  {
    title: 'AI cloud platform',
    description: 'Where we train and host models that must stay in your region.',
    cta: 'Explore platform',
    href: site.partners.aiCloud,
    icon: 'network',
    isExternal: true,
  },
  {
    title: 'Digital experience platform',
    description: 'Content, commerce and personalization for sites in many languages.',
    cta: 'Learn more',
    href: site.partners.digitalExperience,
    icon: 'monitor-smartphone',
    isExternal: true,
  },
];

/** The entries of the header, from left to right. */
export const header: readonly HeaderEntry[] = [
  { title: 'Our work', href: href('work'), description: 'Seven studies, in motion', also: [patterns.caseStudy] },
  {
    title: 'Services',
    href: href('services'),
    description: 'What we make, by discipline',
    menu: { groups: categories, featured: servicesFeatured },
  },
  {
    title: 'Solutions',
    href: href('solutions'),
    description: 'What we solve, by capability or industry',
    also: [patterns.capability, patterns.industry],
    menu: {
      groups: [
        { title: 'By capability', items: capabilities },
        { title: 'By industry', items: industries },
      ],
      featured: solutionsFeatured,
    },
  },
  { title: 'Pricing', href: href('pricing'), description: 'Every price, in one table' },
  { title: 'FAQ', href: href('faq'), description: 'Twelve straight answers' },
];

/** What the narrow header's menu lists after those entries. The trial is left out once it was taken. */
export const menuActions = {
  contact: { title: 'Contact', href: href('contact') },
  studio: { title: 'Studio', href: href('studio') },
  consultation: { title: 'Schedule a Consultation', href: site.consultationUrl, isExternal: true },
  trial: { title: 'Start a free trial', href: href('subscribe') },
} as const;

export type FooterColumn = { id: string; heading: string; items: readonly NavigationItem[] };

const footerServices = ['creative-design', 'specialized-production', 'ai-services', 'marketing-services'] as const;

export const footerColumns: readonly FooterColumn[] = [
  {
    id: 'services',
    heading: 'Services',
    items: [{ title: 'All services', href: href('services') }, ...footerServices.map(serviceItem)],
  },
  {
    id: 'solutions',
    heading: 'Solutions',
    items: [
      { title: 'Solutions by capability', href: href('solutions', { category: 'capabilities' }), isForWidePages: true },
      { title: 'Solutions by industry', href: href('solutions', { category: 'industries' }), isForWidePages: true },
      { title: 'All capabilities', href: href('capabilities') },
      { title: 'Cloud', href: capabilityPageHref('cloud') },
      { title: 'Data & AI', href: capabilityPageHref('data-ai') },
      { title: 'Digital Engineering', href: capabilityPageHref('digital-engineering') },
      { title: 'All industries', href: href('industries') },
    ],
  },
  {
    id: 'work',
    heading: 'Work',
    items: [
      { title: 'Our work', href: href('work') },
      // A study is named after its client; the summaries would load with every page.
      ...caseStudyIds.map((id) => ({ title: clientNames[id], href: caseStudyHref(id), isName: true })),
    ],
  },
  {
    id: 'agency',
    heading: 'Agency',
    items: [
      { title: 'Pricing', href: href('pricing') },
      { title: 'Start a free trial', href: href('subscribe') },
      { title: 'Enterprise', href: href('enterprise') },
      { title: 'Technology stack', href: href('technologyStack') },
      { title: 'FAQ', href: href('faq') },
      { title: 'Contact', href: href('contact') },
      { title: 'Studio', href: href('studio') },
      { title: 'Brand', href: href('brand') },
      { title: 'Press', href: href('press') },
    ],
  },
];

/** The link to `/studio` wherever a page says that people do the work. */
export const studioLink = { label: 'Who does the work', href: href('studio') };

/** The last line of the footer. */
export const smallPrint: readonly NavigationItem[] = [
  { title: 'Terms', href: href('terms') },
  { title: 'Privacy', href: href('privacy') },
  { title: 'Cookies', href: href('cookies') },
  ...(import.meta.env.VITE_DEMO_DESK !== 'off' ? [{ title: 'Demo', href: href('demo') }] : []),
];

/** The footer's choice of a color scheme. */
export const appearance = {
  label: 'Appearance',
  options: [
    { value: '', label: 'As on this device' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ],
} as const;

/** Links to the agency's social profiles, for footer and contact page. */
export const socialLinks: readonly (NavigationItem & { mark: SocialMark })[] = [
  { title: 'Instagram', mark: 'instagram', href: site.social.instagram, isExternal: true, isName: true },
  { title: 'X', mark: 'x', href: site.social.x, isExternal: true, isName: true },
  { title: 'LinkedIn', mark: 'linkedin', href: site.social.linkedin, isExternal: true, isName: true },
  { title: 'YouTube', mark: 'youtube', href: site.social.youtube, isExternal: true, isName: true },
];

/** Ids of the brand page's sections; the resources menu links to two of them. */
export const brandAnchors = { idea: 'idea', logo: 'logo', colors: 'colors', type: 'type', words: 'words' } as const;
