import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { header } from '../../../content/site/navigation';
import type { HeaderEntry } from '../../../content/types';
import { useHydrated } from '../../../hooks/use-hydrated';
import { classNames } from '../../../lib/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { MegaPanel } from './mega-panel';
import { useMegaMenu } from './use-mega-menu';

const linkLook =
  'flex h-full items-center font-semibold decoration-2 underline-offset-[0.4em] aria-[current]:underline';

/** 'page' on the entry's own page, 'true' on the other pages of its section. */
const currentOf = ({ href, also = [] }: HeaderEntry, pathname: string) => {
  if (matchPath(href, pathname)) return 'page';
  return [`${href}/*`, ...also].some((pattern) => matchPath(pattern, pathname)) ? 'true' : undefined;
};

type EntryLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { entry: HeaderEntry };

const EntryLink = ({ entry, className, ...props }: EntryLinkProps) => (
  <Link
    to={entry.href}
    aria-current={currentOf(entry, useLocation().pathname)}
    className={classNames(linkLook, className)}
    {...props}
  >
    {entry.title}
  </Link>
);

type Menu = ReturnType<typeof useMegaMenu>;

const EntryWithPanel = ({ entry, menu }: { entry: HeaderEntry; menu: Menu }) => {
  const id = useId();
  const isHydrated = useHydrated();
  const isOpen = menu.open === entry.title;
  return (
    <li {...menu.itemProps(entry.title)} className="group flex h-full items-center">
      <EntryLink entry={entry} {...menu.linkProps(entry.title)} />
      <button
        type="button"
        aria-label={`${entry.title} menu`}
        aria-controls={id}
        className="-outline-offset-3 grid size-8 place-items-center"
        {...menu.buttonProps(entry.title)}
      >
        <Icon icon={ChevronDown} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div
        id={id}
        data-panel=""
        // Before hydration or without script, CSS opens the panel on hover and focus.
        className={classNames(
          'mega-panel on-page border-y',
          isOpen ? 'block' : 'hidden',
          !isHydrated && 'opens-without-script group-focus-within:block group-hover:block',
        )}
      >
        {entry.menu && <MegaPanel {...entry.menu} />}
      </div>
    </li>
  );
};

/** The menu of the wide header. Closed panels are hidden, not left out, so that every link is in the HTML. */
export const MegaMenu = () => {
  const menu = useMegaMenu();
  return (
    <nav aria-label="Main" className="h-full shrink-0 max-lg:hidden">
      <ul ref={menu.root} className="flex h-full items-center gap-6 xl:gap-9">
        {header.map((entry) =>
          entry.menu ? (
            <EntryWithPanel key={entry.href} entry={entry} menu={menu} />
          ) : (
            <li key={entry.href} className="h-full">
              <EntryLink entry={entry} className="hover:underline" />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
};
