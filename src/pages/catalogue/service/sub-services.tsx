import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../components/ui/icon';
import { TextLink } from '../../../components/ui/link';
import { TitledSection } from '../../../components/ui/titled-section';
import { serviceGroups } from '../../../content/catalogue/service-groups';
import * as partIcons from '../../../content/icons/part-icons';
import * as topicIcons from '../../../content/icons/topic-icons';
import type { IconName, ServiceCategory } from '../../../content/types';
import { pricesHref, serviceHref } from '../../../paths';

const icons: Readonly<Record<IconName, LucideIcon>> = { ...topicIcons, ...partIcons };

/** The grid of sub-services. On the page of a service group, each links to the member service of the same position. */
export const SubServices = ({ category: { id, title, services } }: { category: ServiceCategory }) => {
  const members = serviceGroups.find((group) => group.id === id)?.members;
  return (
    <TitledSection
      id="sub-services"
      title={`What ${title} includes`}
      titleLook="text-heading lg:col-span-3"
      className="page-grid grid gap-x-8 gap-y-12 py-section lg:grid-cols-12"
    >
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-9 xl:grid-cols-3">
        {services.map(({ name, description, icon, price }, index) => {
          const member = members?.[index];
          return (
            <li key={name} className="grid content-start gap-3 border-t border-t-line-strong pt-5">
              <div className="flex items-start justify-between gap-4">
                <h3 className="text-subheading">
                  {member ? <TextLink to={serviceHref(member)}>{name}</TextLink> : name}
                </h3>
                <Icon icon={icons[icon]} className="size-6 text-fg-quiet" />
              </div>
              <p className="text-fg-quiet">{description}</p>
              {price && <p className="figures font-display font-semibold text-subheading">{price}</p>}
            </li>
          );
        })}
      </ul>
      {services.some(({ price }) => price) && (
        <p className="lg:col-span-9 lg:col-start-4">
          <TextLink to={pricesHref('all')}>Compare all prices</TextLink>
        </p>
      )}
    </TitledSection>
  );
};
