import * as Accordion from '@radix-ui/react-accordion';
import { Plus, Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pageMeta } from '../../../content/pages';
import { header } from '../../../content/site/navigation';
import type { FeaturedCard, HeaderEntry, NavigationItem } from '../../../content/types';
import { href } from '../../../paths';
import { Icon } from '../../ui/icon';
import { AccountLinks } from './account-links';
import { CardLink, MenuLink, NewFlag } from './menu-link';

const Items = ({ heading, items }: { heading: NavigationItem; items: readonly NavigationItem[] }) => (
  <li className="border-t py-4">
    <p className="eyebrow mb-1">{heading.title}</p>
    <ul className="grid grid-cols-2 gap-x-5">
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink item={item} className="block py-1.5 leading-snug">
            <span>{item.title}</span>
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

/** A collapsible entry: the link to its own page, then its groups and the featured cards. */
const Section = ({ entry }: { entry: HeaderEntry }) => (
  <Accordion.Item value={entry.href} asChild>
    <li className="border-b">
      <Accordion.Header>
        <Accordion.Trigger className={`group ${entryLook}`}>
          <span>{entry.title}</span>
          <Icon icon={Plus} className="size-6 transition-transform group-data-[state=open]:rotate-45" />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content>
        <ul className="pb-4">
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
      </Accordion.Content>
    </li>
  </Accordion.Item>
);

/** The content of the narrow header's menu: sections, at most one of them expanded, other pages, and the account links. */
export const MobileEntries = ({ onSearch }: { onSearch: () => void }) => (
  <Accordion.Root type="single" collapsible asChild>
    <ul className="page-grid pb-10">
      <li className="border-b">
        <Link to={href('search')} data-search="" className={entryLook} onClick={onSearch}>
          {pageMeta.search.title}
          <Icon icon={Search} className="size-6" />
        </Link>
      </li>
      {header.map((entry) =>
        entry.featured ? (
          <Section key={entry.href} entry={entry} />
        ) : (
          <li key={entry.href} className="border-b">
            <MenuLink item={entry} className={entryLook}>
              {entry.title}
            </MenuLink>
          </li>
        ),
      )}
      <li className="flex flex-wrap gap-3 pt-6">
        <AccountLinks inMenu />
      </li>
    </ul>
  </Accordion.Root>
);
