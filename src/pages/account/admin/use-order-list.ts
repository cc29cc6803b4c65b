import { useMemo, useState } from 'react';
import type { SortDirection } from '../../../components/ui/table/table-row';
import { oneOf, useUrlState } from '../../../hooks/use-url-state';
import {
  countStatuses,
  filterOrders,
  type OrderFilter,
  type OrderSort,
  orderSorts,
  orderStatuses,
  orderTypes,
  sortOrders,
} from '../../../services/orders/order-filters';
import { type Order, orderKey } from '../../../services/orders/orders';

/** What was marked since the page was opened. It stays in its list, with a button that takes the change back. */
export type Changed = { keys: ReadonlySet<string>; add: (key: string) => void };

export const useChanged = (): Changed => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => ({ keys, add: (key) => setKeys((before) => new Set([...before, key])) }), [keys]);
};

/** Both sort directions; the first press on a column uses the first: ascending for names, descending for dates and figures. */
const directionsOf = (by: OrderSort): readonly [SortDirection, SortDirection] =>
  by === 'user' || by === 'status' ? ['ascending', 'descending'] : ['descending', 'ascending'];

/** An existing date in the form of a date field, 'YYYY-MM-DD' with up to six digits for the year, else ''; '2026-02-30' is none. */
const dayOf = (given: string | null): string => {
  if (given === null || !/^(?!0000)\d{4,6}-\d{2}-\d{2}$/.test(given)) return '';
  const date = new Date(`+${given.padStart('YYYYYY-MM-DD'.length, '0')}`);
  return !Number.isNaN(date.getTime()) && date.toISOString().includes(given) ? given : '';
};

const filterNames = ['type', 'status', 'q', 'from', 'to'] as const;

/** Filters and sort order, kept in the address. @param kept keys of orders that stay in view whatever their status */
export const useOrderList = (orders: readonly Order[], kept: ReadonlySet<string>) => {
  const [search, update] = useUrlState();
  // The browser does not report a half-typed date, so that only a newly mounted field is certainly empty.
  const [clearCount, setClearCount] = useState(0);
  const filter = useMemo(
    (): OrderFilter => ({
      type: oneOf(search.get('type'), orderTypes),
      status: oneOf(search.get('status'), orderStatuses),
      text: search.get('q') ?? '',
      from: dayOf(search.get('from')),
      to: dayOf(search.get('to')),
    }),
    [search],
  );
  const sortBy: OrderSort = oneOf(search.get('sort'), orderSorts);
  const isOldestFirst = filter.status === 'active' && !search.has('sort') && !search.has('order');
  const direction: SortDirection = isOldestFirst ? 'ascending' : oneOf(search.get('order'), directionsOf(sortBy));
  const { matching, rows, statusCounts } = useMemo(() => {
    const ofAnyStatus = filterOrders(orders, { ...filter, status: 'any' });
    const hasStatus = (order: Order) => filter.status === 'any' || order.status === filter.status;
    const inView = ofAnyStatus.filter((order) => hasStatus(order) || kept.has(orderKey(order)));
    return {
      // Newest first: the export has this order, however the table is sorted.
      matching: ofAnyStatus.filter(hasStatus),
      rows: sortOrders(inView, sortBy, direction),
      statusCounts: countStatuses(ofAnyStatus),
    };
  }, [orders, filter, kept, sortBy, direction]);

  const sortOf = (by: OrderSort) => ({
    direction: by === sortBy ? direction : null,
    onSort: () => {
      const [first, second] = directionsOf(by);
      const isTurned = by === sortBy && direction === first;
      // The first direction is written out where it is not the default.
      const order = isTurned ? second : by === 'date' && filter.status === 'active' ? first : '';
      update({ sort: by === 'date' ? '' : by, order });
    },
  });
  const set = [filter.type !== 'all', filter.status !== 'any', filter.text, filter.from || filter.to];
  return {
    filter,
    matching,
    rows,
    sortOf,
    update,
    setCount: set.filter(Boolean).length,
    statusCounts,
    clear: () => {
      update(Object.fromEntries(filterNames.map((name) => [name, ''])));
      setClearCount(clearCount + 1);
    },
    clearCount,
  };
};
