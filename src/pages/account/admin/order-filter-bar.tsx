import { useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { FilterButtons } from '../../../components/ui/filter-buttons';
import { orderTypeOptions, statusNames } from '../../../content/account/credit-texts';
import { formatCount } from '../../../content/format/numbers';
import { addDays, toLocalDay } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { now } from '../../../services/clock';
import { orderStatuses } from '../../../services/orders/order-filters';
import { FilterInput } from './filter-fields';
import type { useOrderList } from './use-order-list';

const dates = [
  { name: 'from', label: 'From', limit: 'max', other: 'to' },
  { name: 'to', label: 'To', limit: 'min', other: 'from' },
] as const;

/** The first day of each preset. It is read at the press, too: the page may have been open over midnight. */
const presets = {
  'Last 7 days': (today: Date) => addDays(today, -6),
  'Last 30 days': (today: Date) => addDays(today, -29),
  'Last 90 days': (today: Date) => addDays(today, -89),
  'This year': (today: Date) => new Date(today.getFullYear(), 0, 1),
} as const;
type Preset = keyof typeof presets;
const presetNames = Object.keys(presets) as Preset[];
const firstDay = (preset: Preset) => toLocalDay(presets[preset](now()));

type Props = ReturnType<typeof useOrderList> & {
  total: number;
  /** Whether the list, which is empty, has the button that clears the filters. */
  isClearedBelow: boolean;
};

export const OrderFilterBar = (props: Props) => {
  const { filter, total, statusCounts, setCount, isClearedBelow, update, clear, clearCount } = props;
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-x-12 gap-y-1 lg:flex lg:flex-wrap">
        <FilterButtons
          label="Show"
          selected={filter.type}
          onChoose={(type) => update({ type: type === 'all' ? '' : type })}
          options={orderTypeOptions(`All Orders (${formatCount(total)})`)}
        />
        <FilterButtons
          label="Status"
          selected={filter.status}
          onChoose={(status) => update({ status: status === 'any' ? '' : status })}
          options={orderStatuses.map((value) => ({
            value,
            label: value === 'any' ? 'Any status' : `${statusNames[value]} (${formatCount(statusCounts[value])})`,
          }))}
        />
      </div>
      <search>
        {/* A fieldset, because it is `:invalid` by itself while one of its fields is. */}
        <fieldset className="group flex min-w-0 flex-wrap items-end gap-4">
          <FilterInput name="q" label="Search by name or email" type="search" value={filter.text} />
          {dates.map(({ name, label, limit, other }) => (
            <FilterInput
              key={`${name} ${clearCount}`}
              {...{ name, label, [limit]: filter[other] }}
              type="date"
              value={filter[name]}
            />
          ))}
          {/* Hidden, not removed: a button that appears would move the table under the pointer. Also shown for a half-typed date. */}
          <Button
            className={setCount === 0 ? 'invisible group-invalid:visible' : undefined}
            // The list has the same button then. This one stays for a press that is under way.
            {...(isClearedBelow && { 'aria-hidden': true, tabIndex: -1 })}
            onClick={() => {
              clear();
              moveFocusWhenRemoved(() => root.current?.querySelector('button'));
            }}
          >
            Clear filters
          </Button>
        </fieldset>
      </search>
      <div className="-mt-3">
        <FilterButtons
          label="Dates"
          selected={presetNames.find((preset) => filter.to === '' && filter.from === firstDay(preset))}
          onChoose={(preset) => update({ from: firstDay(preset), to: '' })}
          options={presetNames.map((preset) => ({ value: preset, label: preset }))}
        />
      </div>
    </div>
  );
};
