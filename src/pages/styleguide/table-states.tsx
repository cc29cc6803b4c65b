import { useState } from 'react';
import { DataTable, type SortDirection } from '../../components/ui/table/data-table';
import { StatusBadge } from '../account/parts/status-badge';

const orders = [
  { id: 'a', item: 'Logo Design', credits: -200, status: 'pending' },
  { id: 'b', item: 'Revision', credits: -50, status: 'active' },
  { id: 'c', item: 'Purchased 500 credits', credits: 500, status: 'completed' },
] as const;

/** A table that sorts by its first column. */
export const TableStates = ({ ground }: { ground: string }) => {
  const [direction, setDirection] = useState<SortDirection>('descending');
  const rows = direction === 'descending' ? orders : orders.toReversed();
  return (
    <DataTable
      caption={`Orders on ${ground}`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'item',
          header: 'Item',
          cell: ({ item }) => item,
          sort: { direction, onSort: () => setDirection(direction === 'descending' ? 'ascending' : 'descending') },
        },
        { id: 'credits', header: 'Credits', cell: ({ credits }) => credits, isNumeric: true },
        { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
      ]}
    />
  );
};
