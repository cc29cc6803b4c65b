import * as Accordion from '@radix-ui/react-accordion';
import { Minus, Plus, Search } from 'lucide-react';
import { useId } from 'react';
import { logOutTexts } from '../../../content/account/account-links';
import { pageMeta } from '../../../content/pages';
import { header, menuActions } from '../../../content/site/navigation';
import type { FeaturedCard, HeaderEntry, NavigationGroup } from '../../../content/types';
import { keepModifiedKeys } from '../../../lib/keys';
import { href } from '../../../paths';
import { useStored } from '../../../storage/use-stored';
import { authToken, trialUsed } from '../../../storage/visitor-keys';
import { useLogOutWithMessage } from '../../account/use-log-out';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { AccountLinks } from './account-links';
import { CardLink, MenuLink, NewFlag } from './menu-link';

const Group = ({ title, href: to, items }: NavigationGroup) => (
  <li className="border-t py-4">
    {to ? (
      <MenuLink item={{ href: to }} className="inline-block py-1.5 font-semibold leading-snug">
        {`All ${title.toLowerCase()}`}
      </MenuLink>
    ) : (
      <p className="eyebrow mb-1">{title}</p>
    )}
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

const entryLook = 'flex w-full items-center justify-between py-4 font-display font-semibold text-2xl leading-none';

const Section = ({ entry }: { entry: HeaderEntry }) => (
  <Accordion.Item value={entry.href} asChild>
    <li className="border-b">
      <Accordion.Header>
        <Accordion.Trigger onKeyDown={keepModifiedKeys} className={`group ${entryLook}`}>
          <span>{entry.title}</span>
          <Icon icon={Plus} className="size-6 group-data-[state=open]:hidden" />
          <Icon icon={Minus} className="size-6 group-data-[state=closed]:hidden" />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content>
        <ul className="pb-4">
          <li className="pb-3">
            <MenuLink
              item={entry}
              className="inline-block py-1 font-display font-semibold text-subheading underline decoration-1 underline-offset-4"
            >
              {`All ${entry.title.toLowerCase()}`}
            </MenuLink>
          </li>
          {entry.menu?.groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
          {entry.menu?.featured.map((card) => (
            <Featured key={card.href} card={card} />
          ))}
        </ul>
      </Accordion.Content>
    </li>
  </Accordion.Item>
);

const LogOut = () => {
  const isSignedIn = useStored(authToken) !== null;
  const [logOut, problem] = useLogOutWithMessage();
  return (
    isSignedIn && (
      <>
        <Button onClick={logOut}>{logOutTexts.label}</Button>
        {problem && (
          <p role="alert" className="w-full on-bright bg-sun px-5 py-3">
            {problem}
          </p>
        )}
      </>
    )
  );
};

/** Opening a section leaves the others open: one that closes above would take the pressed heading along. */
export const MobileEntries = ({ onSearch }: { onSearch: () => void }) => {
  const isTrialUsed = useStored(trialUsed);
  const { contact, studio, consultation, trial } = menuActions;
  const entries: readonly HeaderEntry[] = [...header, contact];
  return (
    <Accordion.Root type="multiple" asChild>
      <ul className="page-grid pb-10">
        <li className="border-b">
          <Link to={href('search')} data-search="" className={entryLook} onClick={onSearch}>
            {pageMeta.search.title}
            <Icon icon={Search} className="size-6" />
          </Link>
        </li>
        {entries.map((entry) =>
          entry.menu ? (
            <Section key={entry.href} entry={entry} />
          ) : (
            <li key={entry.href} className="border-b">
              <MenuLink item={entry} className={entryLook}>
                {entry.title}
              </MenuLink>
            </li>
          ),
        )}
        {[studio, consultation, ...(isTrialUsed ? [] : [trial])].map((action) => (
          <li key={action.title} className="border-b">
            <MenuLink item={action} className="block py-3 font-semibold">
              {action.title}
            </MenuLink>
          </li>
        ))}
        <li className="flex flex-wrap gap-3 pt-6">
          <AccountLinks inMenu />
          <LogOut />
        </li>
      </ul>
    </Accordion.Root>
  );
};
