import type { ServiceGroupId, ServiceId } from '../ids';

type ServiceGroup = {
  id: ServiceGroupId;
  title: string;
  members: readonly ServiceId[];
  /** Services that combine several groups, this one most. */
  bundles: readonly ServiceId[];
};

/** The groups of the services menu. The sub-services on a group's page have the same order as its members. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    id: 'engineering',
    title: 'Engineering',
    members: ['digital-engineering', 'cloud', 'web-development', 'mobile', 'web3'],
    bundles: ['ai-services'],
  },
  {
    id: 'design',
    title: 'Design',
    members: ['ui-ux', 'branding', 'creative', 'motion-video', 'product-design'],
    bundles: ['creative-design', 'specialized-production'],
  },
  {
    id: 'research',
    title: 'Research',
    members: ['user-research', 'market-analysis', 'data-analytics', 'competitive-analysis', 'emerging-tech'],
    bundles: [],
  },
  {
    id: 'growth',
    title: 'Growth',
    members: ['marketing-strategy', 'ai-solutions', 'digital-marketing', 'content-strategy', 'growth-optimization'],
    bundles: ['marketing-services', 'content-marketing'],
  },
];

/** The group of a service, or of a bundle. @throws if it has none; a test makes sure that each has one */
export const groupOf = (service: ServiceId): ServiceGroupId => {
  const group = serviceGroups.find(({ id, members, bundles }) => [id, ...members, ...bundles].includes(service));
  if (!group) throw new Error(`No group of service ${service}`);
  return group.id;
};
