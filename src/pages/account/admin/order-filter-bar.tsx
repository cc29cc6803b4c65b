import { type ComponentProps, useRef, useState } from 'react';
import { controlLook } from '../../../components/form/field';
import { Button } from '../../../components/ui/button';
import { FilterButtons } from '../../../components/ui/filter-buttons';
import { formatCount } from '../../../content/format/numbers';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { useDelayedText } from '../../../lib/use-delayed-text';
import type { OrderFilter } from '../../../services/orders/order-filters';
import { orderTypeOptions } from '../parts/order-type-options';

type Update = (changes: Readonly<Record<string, string>>) => void;

type InputProps = { name: string; label: string; value: string; update: Update } & Pick<
  ComponentProps<'input'>,
  'type' | 'min' | 'max'
>;

/** A filter field; `name` is its parameter in the address. */
const FilterInput = ({ name, label, value, update, ...input }: InputProps) => {
  const { text, type, flush } = useDelayedText(value, (next) => update({ [name]: next }));
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`order-${name}`} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={`order-${name}`}
        {...input}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        className={controlLook}
      />
    </div>
  );
};

/** The two date fields. The browser's date picker offers no day beyond the other field's. */
const dates = [
  { name: 'from', label: 'From', limit: 'max', other: 'to' },
  { name: 'to', label: 'To', limit: 'min', other: 'from' },
] as const;

type Props = {
  filter: OrderFilter;
  /** Number of all orders, without filters. */
  total: number;
  isFiltered: boolean;
  update: Update;
};

/** Filters of the orders: by type, by name or email, by date. */
export const OrderFilterBar = ({ filter, total, isFiltered, update }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  // The browser does not report a half-typed date, so that only a newly mounted field is certainly empty.
  const [clearCount, setClearCount] = useState(0);
  return (
    <div ref={root} className="grid grid-cols-1 gap-5">
      <FilterButtons
        label="Show"
        selected={filter.type}
        onChoose={(type) => update({ type: type === 'all' ? '' : type })}
        options={orderTypeOptions(`All Orders (${formatCount(total)})`)}
      />
      <search className="group flex flex-wrap items-end gap-4">
        <FilterInput name="q" label="Search by name or email" type="search" value={filter.text} update={update} />
        {dates.map(({ name, label, limit, other }) => (
          <FilterInput
            key={`${name} ${clearCount}`}
            {...{ name, label, [limit]: filter[other] }}
            type="date"
            value={filter[name]}
            update={update}
          />
        ))}
        {/* Hidden, not removed: a button that appears would move the table under the pointer. Also shown for a half-typed date. */}
        <Button
          className={isFiltered ? undefined : 'invisible group-has-[:invalid]:visible'}
          onClick={() => {
            update({ type: '', q: '', from: '', to: '' });
            setClearCount(clearCount + 1);
            moveFocusWhenRemoved(() => root.current?.querySelector('button'));
          }}
        >
          Clear filters
        </Button>
      </search>
    </div>
  );
};
