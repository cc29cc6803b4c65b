import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { workPage } from '../../../content/public/work-page';
import { usePressOutside } from '../../../hooks/use-listener';
import { classNames } from '../../../lib/class-names';
import { scrollFocusedIntoView } from '../../../lib/in-view';
import { type FilterKey, filterHref, filterOptions, filterWork, type WorkFilter } from './filters';

const { filters } = workPage;

type Props = { filter: WorkFilter };

/** In the strip the current option is sticky at both ends, but not while another has focus, which it could cover. */
const Options = ({ filterKey, filter }: Props & { filterKey: FilterKey }) => {
  const all = { value: null, label: filters.all, count: filterWork({ ...filter, [filterKey]: null }).length };
  return [all, ...filterOptions(filterKey, filter)].map(({ value, label, count }) => {
    const isCurrent = filter[filterKey] === value;
    return (
      <li key={label} className={classNames(isCurrent && 'right-0 left-0 z-10 not-group-focus-within/strip:sticky')}>
        <Link
          to={filterHref({ ...filter, [filterKey]: value })}
          update="replace"
          aria-current={isCurrent ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-8 items-center gap-1.5 decoration-1 underline-offset-4 hover:underline aria-[current]:bg-fg aria-[current]:px-2 aria-[current]:text-ground',
            count === 0 && 'text-fg-quiet',
          )}
        >
          <span>{label}</span>
          <span className="figures text-sm">{` ${count}`}</span>
        </Link>
      </li>
    );
  });
};

const Industries = ({ filter }: Props) => {
  const current = filterOptions('industry', filter).find(({ value }) => value === filter.industry);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const closeInPlace = () => details.current?.removeAttribute('open');
  // Whether it is open is read from the element, because its `toggle` event comes in a later task.
  const close = () => {
    // What had the focus is hidden.
    summary.current?.focus();
    closeInPlace();
  };
  usePressOutside(details, closeInPlace);
  return (
    <details
      ref={details}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) closeInPlace();
      }}
      className="group"
    >
      <summary
        ref={summary}
        className="flex min-h-8 cursor-pointer items-center gap-1.5 [&::-webkit-details-marker]:hidden whitespace-nowrap decoration-1 underline-offset-4 hover:underline"
      >
        <span>{filters.industry}</span>
        {current && <span className="font-semibold">{current.label}</span>}
        <Icon icon={ChevronDown} className="group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul
        aria-label={filters.industry}
        onClick={close}
        className="absolute inset-x-0 top-full flex flex-wrap gap-x-5 gap-y-1 border-b bg-ground py-3"
      >
        <Options filterKey="industry" filter={filter} />
      </ul>
    </details>
  );
};

/**
 * One line that stays in view; on narrow pages it is as wide as the window, and what is beside it elsewhere does not stay. A
 * filter is a link, which says how many studies match it, and is kept in the address.
 */
export const WorkFilters = ({ filter, children }: Props & { children: ReactNode }) => (
  <nav
    aria-label={filters.label}
    className="contents noscript:hidden lg:sticky lg:top-(--header) lg:z-20 lg:flex lg:items-center lg:gap-x-6 lg:border-y lg:bg-ground lg:py-2"
  >
    <div className="sticky top-(--header) z-20 -mx-gutter border-y bg-ground @max-[23rem]/page:static lg:static lg:mx-0 lg:min-w-0 lg:flex-1 lg:border-0">
      <ul
        aria-label={filters.service}
        onFocus={scrollFocusedIntoView}
        className="fading-row group/strip flex gap-x-5 py-2 lg:py-1"
      >
        <Options filterKey="service" filter={filter} />
      </ul>
    </div>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-lg:relative max-lg:z-10 max-lg:py-2">
      <Industries filter={filter} />
      {children}
    </div>
  </nav>
);
