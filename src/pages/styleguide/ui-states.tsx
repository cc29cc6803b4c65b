import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/ui/button';
import { FigureList } from '../../components/ui/figure-list';
import { FilterButtons } from '../../components/ui/filter-buttons';
import { Icon } from '../../components/ui/icon';
import { DataTable } from '../../components/ui/table/data-table';
import type { SortDirection } from '../../components/ui/table/table-row';
import { Tooltip } from '../../components/ui/tooltip';
import { href } from '../../paths';
import { StatusBadge } from '../account/parts/status-badge';
import { Specimen } from './section';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const statuses = ['pending', 'active', 'completed'] as const;
const filters = [
  { value: 'all', label: 'All' },
  { value: 'purchases', label: 'Purchases' },
  { value: 'redemptions', label: 'Redemptions' },
] as const;
const figures = [
  { label: 'Total Purchased', value: '1,250', note: 'credits' },
  { label: 'Total Redeemed', value: '400', note: 'credits' },
  { label: 'Total Spent', value: '$1,125' },
];

const orders = [
  { id: 'a', item: 'Logo Design', credits: -200, status: 'pending' },
  { id: 'b', item: 'Revision', credits: -50, status: 'active' },
  { id: 'c', item: 'Purchased 500 credits', credits: 500, status: 'completed' },
] as const;

const TableStates = ({ ground }: { ground: string }) => {
  const [direction, setDirection] = useState<SortDirection>('descending');
  const rows = direction === 'descending' ? orders : orders.toReversed();
  return (
    <DataTable
      caption={`Orders on ${ground}`}
      rows={rows}
      rowKey={({ id }) => id}
      sorts={{
        item: { direction, onSort: () => setDirection(direction === 'descending' ? 'ascending' : 'descending') },
      }}
      columns={[
        { id: 'item', header: 'Item', cell: ({ item }) => item },
        { id: 'credits', header: 'Credits', cell: ({ credits }) => credits, isNumeric: true },
        { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
      ]}
    />
  );
};

const Buttons = () => (
  <>
    {tones.map((tone) => (
      <Specimen key={tone} title={`Button, ${tone}`}>
        <div className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} tone={tone} size={size}>
              {size}
            </Button>
          ))}
          <Button tone={tone} disabled>
            disabled
          </Button>
          <Button tone={tone} aria-disabled="true">
            busy...
          </Button>
          <ButtonLink tone={tone} to={href('home')}>
            link
            <Icon icon={ArrowRight} />
          </ButtonLink>
        </div>
      </Specimen>
    ))}
  </>
);

export const UiStates = ({ ground }: { ground: string }) => {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all');
  return (
    <>
      <Buttons />
      <Specimen title="Link">
        <a href="#content" className="text-link justify-self-start font-semibold">
          A link in a text
        </a>
      </Specimen>
      <Specimen title="Tooltip">
        <div>
          <Tooltip text="Search">
            <button type="button" aria-label="Search" className="grid size-11 place-items-center border">
              <Icon icon={Search} />
            </button>
          </Tooltip>
        </div>
      </Specimen>
      <Specimen title="Status badge">
        <div className="flex flex-wrap gap-3">
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Filter buttons">
        <FilterButtons label={`Filter on ${ground}`} options={filters} selected={filter} onChoose={setFilter} />
      </Specimen>
      <Specimen title="Figure list">
        <FigureList figures={figures} />
      </Specimen>
      <Specimen title="Table">
        <TableStates ground={ground} />
      </Specimen>
    </>
  );
};
