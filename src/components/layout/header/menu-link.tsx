import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FeaturedCard, NavigationItem } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { newTab } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

export const menuButtonLook = '-mr-[min(0.625rem,var(--gutter))] grid size-11 place-items-center lg:hidden';

type Props = ComponentProps<'a'> & { item: Pick<NavigationItem, 'href' | 'isExternal'> };

export const MenuLink = ({ item: { href, isExternal }, children, ...attributes }: Props) =>
  isExternal ? (
    <a href={href} {...newTab} {...attributes}>
      <span className="contents">{children}</span>
      <Icon icon={ArrowUpRight} className="ml-1 inline size-4 align-[-0.2em]" />
    </a>
  ) : (
    <Link to={href} {...attributes}>
      {children}
    </Link>
  );

type CardLinkProps = {
  card: FeaturedCard;
  titleId: string;
  className?: string;
};

/** The link of a featured card. A link to a partner has `nofollow`. */
export const CardLink = ({ card, titleId, className }: CardLinkProps) => (
  <MenuLink
    item={card}
    className={classNames('text-link inline-block py-1 font-semibold text-sm', className)}
    aria-describedby={classNames(titleId, card.isExternal && newTab['aria-describedby'])}
    {...(card.isExternal && { rel: `${newTab.rel} nofollow` })}
  >
    {card.cta}
  </MenuLink>
);

/** Marks a new entry. Inline after a non-breaking space, so that it is never alone on a line. */
export const NewFlag = () => (
  <span>
    {'\u00a0'}
    <span className="bg-vermilion px-1.5 py-0.5 font-semibold text-ink text-xs">New</span>
  </span>
);
