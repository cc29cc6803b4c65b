import type { SortDirection } from '../../../components/ui/data-table';
import { oneOf, useUrlState } from '../../../lib/use-url-state';
import {
  filterOrders,
  type OrderFilter,
  type OrderSort,
  orderTypes,
  sortOrders,
} from '../../../services/order-filters';
import type { Order } from '../../../services/orders';

/** Filter, search, date range and sort of the orders table, kept in the address, and the rows they leave. */
export const useOrderList = (orders: readonly Order[]) => {
  const [search, update] = useUrlState();
  const filter: OrderFilter = {
    type: oneOf(search.get('type'), orderTypes),
    text: search.get('q') ?? '',
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  };
  const sortBy: OrderSort = oneOf(search.get('sort'), ['date', 'user', 'credits', 'amount']);
  const direction: SortDirection = oneOf(search.get('order'), ['descending', 'ascending']);
  // Newest first, as they come: the order of the export, however the table is sorted.
  const matching = filterOrders(orders, filter);
  const rows = sortBy === 'date' && direction === 'descending' ? matching : sortOrders(matching, sortBy, direction);

  const sortOf = (by: OrderSort) => ({
    direction: by === sortBy ? direction : null,
    onSort: () => {
      const isTurned = by === sortBy && direction === 'descending';
      update({ sort: by === 'date' ? '' : by, order: isTurned ? 'ascending' : '' });
    },
  });
  const isFiltered = filter.type !== 'all' || [filter.text, filter.from, filter.to].some(Boolean);
  return { filter, matching, rows, sortOf, isFiltered, update };
};
