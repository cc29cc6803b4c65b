import { useState } from 'react';
import { Link } from 'react-router-dom';
import { workPage } from '../../../content/public/work-page';
import { classNames } from '../../../lib/class-names';
import { scrollFocusedIntoView } from '../../../lib/in-view';
import { type FilterKey, filterHref, filterOptions, filterWork, type WorkFilter } from './filters';

const { filters } = workPage;

type OptionProps = { label: string; count: number; to: string; isCurrent: boolean };

/** On narrow screens the options scroll sideways and the current one is sticky at both ends, but not while another has focus, which it could cover. */
const Option = ({ label, count, to, isCurrent }: OptionProps) => (
  <li className={classNames(isCurrent && '-right-gutter -left-gutter z-10 max-md:not-group-focus-within/strip:sticky')}>
    <Link
      to={to}
      preventScrollReset
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

type Props = { filterKey: FilterKey; filter: WorkFilter };

const Options = ({ filterKey, filter }: Props) => {
  const current = filter[filterKey];
  return (
    <ul
      aria-labelledby={`filter-${filterKey}`}
      onFocus={scrollFocusedIntoView}
      className="group/strip -mx-gutter max-md:[scrollbar-width:none] flex gap-x-5 gap-y-1 whitespace-nowrap px-gutter max-md:scroll-px-gutter max-md:overflow-x-auto max-md:py-1 md:col-span-10 md:col-start-3 md:mx-0 md:flex-wrap md:px-0"
    >
      <Option
        label={filters.all}
        count={filterWork({ ...filter, [filterKey]: null }).length}
        to={filterHref({ ...filter, [filterKey]: null })}
        isCurrent={current === null}
      />
      {filterOptions(filterKey, filter).map(({ value, label, count }) => (
        <Option
          key={value}
          label={label}
          count={count}
          to={filterHref({ ...filter, [filterKey]: value })}
          isCurrent={current === value}
        />
      ))}
    </ul>
  );
};

const row = 'grid gap-x-8 gap-y-2 md:grid-cols-12';

/** The industries, closed until one is asked for: each of our clients has an industry of its own. */
const Industries = ({ filter }: { filter: WorkFilter }) => {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      open={isOpened || filter.industry !== null}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="border-t py-4"
    >
      <summary id="filter-industry" className="eyebrow w-fit cursor-pointer py-1.5">
        {filters.industry}
      </summary>
      <div className={row}>
        <Options filterKey="industry" filter={filter} />
      </div>
    </details>
  );
};

/** The filters as links, each with the number of matching studies. The filter is kept in the address. */
export const WorkFilters = ({ filter }: { filter: WorkFilter }) => (
  <nav aria-label={filters.label} className="border-b">
    <div className={`${row} border-t py-4`}>
      <p id="filter-service" className="eyebrow pt-1.5 md:col-span-2">
        {filters.service}
      </p>
      <Options filterKey="service" filter={filter} />
    </div>
    <Industries filter={filter} />
  </nav>
);
