import type { LucideIcon } from 'lucide-react';
import { memo, useId } from 'react';
import * as menuIcons from '../../../content/icons/menu-icons';
import type { FeaturedCard, HeaderEntry, NavigationGroup, NavigationItem } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { Icon } from '../../ui/icon';
import { CardLink, MenuLink, NewFlag } from './menu-link';

const icons: Readonly<Record<keyof typeof menuIcons, LucideIcon>> = menuIcons;

const Items = ({ items, className }: { items: readonly NavigationItem[]; className?: string }) => (
  <ul className={classNames('-mx-3', className)}>
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
);

const Group = ({ title, href, items }: NavigationGroup) => (
  <div className="border-l px-5 py-7 first:border-l-0 first:pl-0">
    <p className="mb-3 font-display font-semibold text-subheading">
      <MenuLink item={{ href }} className="hover:underline">
        {title}
      </MenuLink>
    </p>
    <Items items={items} />
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
export const MegaPanel = memo(({ entry }: { entry: HeaderEntry }) => (
  <div className="page-grid grid grid-cols-[1fr_15rem] xl:grid-cols-[1fr_19rem]">
    {entry.categories && (
      <div className="grid grid-cols-4">
        {entry.categories.map((group) => (
          <Group key={group.href} {...group} />
        ))}
      </div>
    )}
    {entry.capabilities && entry.industries && (
      <div className="grid grid-cols-2">
        <div className="py-7 pr-6">
          <p className="mb-3 font-display font-semibold text-subheading">By capability</p>
          <Items items={entry.capabilities} className="xl:grid xl:grid-cols-2" />
        </div>
        <div className="border-l px-6 py-7">
          <p className="mb-3 font-display font-semibold text-subheading">By industry</p>
          <Items items={entry.industries} className="xl:grid xl:grid-cols-2" />
        </div>
      </div>
    )}
    <ul className="on-second grid grid-rows-2">
      {entry.featured?.map((card) => (
        <FeaturedItem key={card.href} card={card} />
      ))}
    </ul>
  </div>
));
