import type { ComponentProps } from 'react';
import { controlLook } from '../../../components/form/field';
import { Button } from '../../../components/ui/button';
import { FilterButtons } from '../../../components/ui/filter-buttons';
import { formatCount } from '../../../lib/numbers';
import type { OrderFilter } from '../../../services/order-filters';

type InputProps = { id: string; label: string; onText: (text: string) => void } & Pick<
  ComponentProps<'input'>,
  'type' | 'value' | 'min' | 'max'
>;

const FilterInput = ({ id, label, onText, ...input }: InputProps) => (
  <div className="grid gap-1.5">
    <label htmlFor={id} className="font-semibold text-sm">
      {label}
    </label>
    <input id={id} {...input} onChange={(event) => onText(event.target.value)} className={controlLook} />
  </div>
);

type Props = {
  filter: OrderFilter;
  /** All orders there are, whatever is filtered. */
  total: number;
  isFiltered: boolean;
  update: (changes: Readonly<Record<string, string>>) => void;
};

/** By type, by name or email, by date. */
export const OrderFilterBar = ({ filter, total, isFiltered, update }: Props) => (
  <div className="grid gap-5">
    <FilterButtons
      label="Show"
      selected={filter.type}
      onSelect={(type) => update({ type: type === 'all' ? '' : type })}
      options={[
        { value: 'all', label: `All Orders (${formatCount(total)})` },
        { value: 'purchase', label: 'Purchases' },
        { value: 'redemption', label: 'Redemptions' },
      ]}
    />
    <search className="flex flex-wrap items-end gap-4">
      <FilterInput
        id="order-search"
        label="Search by name or email"
        type="search"
        value={filter.text}
        onText={(q) => update({ q })}
      />
      <FilterInput
        id="order-from"
        label="From"
        type="date"
        value={filter.from}
        max={filter.to}
        onText={(from) => update({ from })}
      />
      <FilterInput
        id="order-to"
        label="To"
        type="date"
        value={filter.to}
        min={filter.from}
        onText={(to) => update({ to })}
      />
      {isFiltered && <Button onClick={() => update({ type: '', q: '', from: '', to: '' })}>Clear filters</Button>}
    </search>
  </div>
);
