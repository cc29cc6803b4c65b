import type { MouseEvent, ReactNode } from 'react';
import type { FeaturedCard, NavigationItem } from '../../content/types';
import { classNames } from '../../lib/class-names';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { newTab } from '../ui/new-tab';

type Props = {
  item: Pick<NavigationItem, 'href' | 'isExternal'>;
  className?: string;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
};

/** A menu's link: by the router, or in a new tab when it leads off the site. */
export const MenuLink = ({ item: { href, isExternal }, className, children, onClick }: Props) =>
  isExternal ? (
    <a href={href} {...newTab} className={className} onClick={onClick}>
      {children}
      <Icon name="arrow-up-right" className="ml-1 inline size-4 align-[-0.2em]" />
    </a>
  ) : (
    <Link to={href} className={className} onClick={onClick}>
      {children}
    </Link>
  );

/** A featured card's link. Said on its own, it tells where it leads. */
export const CardLink = ({ card, className }: { card: FeaturedCard; className?: string }) => (
  <MenuLink item={card} className={classNames('text-link inline-block py-1 font-semibold text-sm', className)}>
    {card.cta}
    <span className="sr-only">: {card.title}</span>
  </MenuLink>
);

/** Marks an entry that is new. */
export const NewFlag = () => (
  <span className="ml-2 inline-block bg-vermilion px-1.5 font-semibold text-ink text-xs leading-5">New</span>
);
