import { Menu, Plus, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { header } from '../../content/navigation';
import type { FeaturedCard, HeaderEntry, NavigationItem } from '../../content/types';
import { classNames } from '../../lib/class-names';
import { useHydrated } from '../../lib/use-hydrated';
import { Icon } from '../ui/icon';
import { AccountLinks } from './account-links';
import { CardLink, MenuLink, NewFlag } from './menu-link';
import { useMobileMenu } from './use-mobile-menu';

const Items = ({ heading, items }: { heading: NavigationItem; items: readonly NavigationItem[] }) => (
  <li className="border-t py-4">
    <p className="eyebrow mb-1">{heading.title}</p>
    <ul className="grid grid-cols-2 gap-x-5">
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink item={item} className="block py-1.5 leading-snug">
            {item.title}
            {item.isNew && <NewFlag />}
          </MenuLink>
        </li>
      ))}
    </ul>
  </li>
);

const Featured = ({ card }: { card: FeaturedCard }) => {
  const id = useId();
  return (
    <li className="border-t py-4">
      <p id={id} className="font-semibold">
        {card.title}
      </p>
      <p className="mb-1 text-fg-quiet text-sm">{card.description}</p>
      <CardLink card={card} titleId={id} />
    </li>
  );
};

const groupsOf = (entry: HeaderEntry) => [
  ...(entry.categories ?? []).map(({ title, href, items }) => ({
    heading: { title, href },
    items: [{ title: `All ${title.toLowerCase()}`, href }, ...items],
  })),
  ...(entry.capabilities ? [{ heading: { title: 'By capability', href: '' }, items: entry.capabilities }] : []),
  ...(entry.industries ? [{ heading: { title: 'By industry', href: '' }, items: entry.industries }] : []),
];

const entryLook = 'flex w-full items-center justify-between py-4 font-display font-semibold text-2xl leading-none';

type SectionProps = { entry: HeaderEntry; isOpen: boolean; onPress: () => void };

/** An entry that unfolds: first its own page, then its groups and the featured cards. Without script all of them lie open. */
const Section = ({ entry, isOpen, onPress }: SectionProps) => {
  const id = useId();
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={id} className={entryLook} onClick={onPress}>
        {entry.title}
        <Icon
          icon={Plus}
          className={classNames('size-6 transition-transform noscript:hidden', isOpen && 'rotate-45')}
        />
      </button>
      <ul id={id} className={classNames('pb-4', !isOpen && 'hidden noscript:block')}>
        <li className="pb-4">
          <MenuLink item={entry} className="text-link inline-block py-1 font-semibold">
            {`All ${entry.title.toLowerCase()}`}
          </MenuLink>
        </li>
        {groupsOf(entry).map((group) => (
          <Items key={group.heading.title} {...group} />
        ))}
        {entry.featured?.map((card) => (
          <Featured key={card.href} card={card} />
        ))}
      </ul>
    </>
  );
};

/** Memoized: some seventy links have nothing to do when pages change. */
const Entries = memo(() => {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className="page-grid pb-10">
      {header.map((entry) => (
        <li key={entry.href} className="border-b">
          {entry.featured ? (
            <Section
              entry={entry}
              isOpen={open === entry.href}
              onPress={() => setOpen(open === entry.href ? null : entry.href)}
            />
          ) : (
            <MenuLink item={entry} className={entryLook}>
              {entry.title}
            </MenuLink>
          )}
        </li>
      ))}
      <li className="flex flex-wrap gap-3 pt-6">
        <AccountLinks inMenu />
      </li>
    </ul>
  );
});

/** The narrow header's menu, over the whole page below the bar. */
export const MobileMenu = () => {
  const id = useId();
  const isHydrated = useHydrated();
  const { button, menu, isOpen, onToggle } = useMobileMenu();
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        // Until there is script only the browser knows, and says it.
        aria-expanded={isHydrated ? isOpen : undefined}
        className="-mr-2.5 grid size-11 place-items-center lg:hidden"
      >
        <span className="sr-only">Menu</span>
        <Icon icon={isOpen ? X : Menu} className="size-7" />
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        onToggle={onToggle}
        aria-label="Main"
        className="narrow-menu on-paper lg:hidden"
      >
        <Entries />
      </nav>
    </>
  );
};
