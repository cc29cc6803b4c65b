import type { ServiceGroupId, ServiceId } from '../ids';

/** The groups of the services menu. The sub-services on a group's page have the same order as its members. */
export const serviceGroups: readonly { id: ServiceGroupId; title: string; members: readonly ServiceId[] }[] = [
  {
    id: 'engineering',
    title: 'Engineering',
    members: ['digital-engineering', 'cloud', 'web-development', 'mobile', 'web3'],
  },
  { id: 'design', title: 'Design', members: ['ui-ux', 'branding', 'creative', 'motion-video', 'product-design'] },
  {
    id: 'research',
    title: 'Research',
    members: ['user-research', 'market-analysis', 'data-analytics', 'competitive-analysis', 'emerging-tech'],
  },
  {
    id: 'growth',
    title: 'Growth',
    members: ['marketing-strategy', 'ai-solutions', 'digital-marketing', 'content-strategy', 'growth-optimization'],
  },
];
