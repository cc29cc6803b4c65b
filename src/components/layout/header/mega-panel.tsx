import type { LucideIcon } from 'lucide-react';
import { memo, useId } from 'react';
import * as menuIcons from '../../../content/icons/menu-icons';
import type { FeaturedCard, HeaderEntry, NavigationGroup } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { Icon } from '../../ui/icon';
import { CardLink, MenuLink, NewFlag } from './menu-link';

const icons: Readonly<Record<keyof typeof menuIcons, LucideIcon>> = menuIcons;

const Group = ({ title, href, items }: NavigationGroup) => (
  <div className={classNames('border-l py-7 first:border-l-0 first:pl-0', href ? 'px-5' : 'px-6')}>
    <p className="mb-3 font-display font-semibold text-subheading">
      {href ? (
        <MenuLink item={{ href }} className="hover:underline">
          {title}
        </MenuLink>
      ) : (
        title
      )}
    </p>
    <ul className={classNames('-mx-3', !href && 'xl:grid xl:grid-cols-2')}>
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink item={item} className="menu-item block px-3 py-2">
            <span className="block font-semibold leading-tight">
              <span>{item.title}</span>
              {item.isNew && <NewFlag />}
            </span>
            <span className="block text-fg-quiet text-sm leading-snug">{item.description}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  </div>
);

const FeaturedItem = ({ card }: { card: FeaturedCard }) => {
  const id = useId();
  return (
    <li className="flex flex-col items-start border-t p-6 first:border-t-0">
      <Icon icon={icons[card.icon]} className="mb-3 size-6 text-vermilion" />
      <p id={id} className="font-display font-semibold text-lg leading-tight">
        {card.title}
      </p>
      <p className="mt-1 mb-3 text-fg-quiet text-sm leading-snug">{card.description}</p>
      <CardLink card={card} titleId={id} className="mt-auto" />
    </li>
  );
};

/** The panel of a menu entry: groups of links and the featured cards. Memoized, because it does not depend on the current page. */
export const MegaPanel = memo(({ groups, featured }: NonNullable<HeaderEntry['menu']>) => (
  <div className="page-grid grid grid-cols-[1fr_15rem] xl:grid-cols-[1fr_19rem]">
    <div className="grid auto-cols-fr grid-flow-col">
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
    <ul className="on-second grid grid-rows-2">
      {featured.map((card) => (
        <FeaturedItem key={card.href} card={card} />
      ))}
    </ul>
  </div>
));
