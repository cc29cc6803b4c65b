import type { SortDirection } from '../../../components/ui/table/data-table';
import { oneOf, useUrlState } from '../../../lib/use-url-state';
import {
  filterOrders,
  type OrderFilter,
  type OrderSort,
  orderTypes,
  sortOrders,
} from '../../../services/orders/order-filters';
import type { Order } from '../../../services/orders/orders';
import { isCalendarDay } from './is-calendar-day';

/** Both sort directions; the first press on a column uses the first: ascending for names, descending for dates and figures. */
const directionsOf = (by: OrderSort): readonly [SortDirection, SortDirection] =>
  by === 'user' ? ['ascending', 'descending'] : ['descending', 'ascending'];

/** The date if a date field can show it, else ''. */
const dayOf = (given: string | null) => (given !== null && isCalendarDay(given) ? given : '');

/** Filter, search text, date range and sort order of the orders table, kept in the address; and the resulting rows. */
export const useOrderList = (orders: readonly Order[]) => {
  const [search, update] = useUrlState();
  const filter: OrderFilter = {
    type: oneOf(search.get('type'), orderTypes),
    text: search.get('q') ?? '',
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
  };
  const sortBy: OrderSort = oneOf(search.get('sort'), ['date', 'user', 'credits', 'amount']);
  const direction: SortDirection = oneOf(search.get('order'), directionsOf(sortBy));
  // Newest first: the export has this order, however the table is sorted.
  const matching = filterOrders(orders, filter);
  const rows = sortBy === 'date' && direction === 'descending' ? matching : sortOrders(matching, sortBy, direction);

  const sortOf = (by: OrderSort) => ({
    direction: by === sortBy ? direction : null,
    onSort: () => {
      const [first, second] = directionsOf(by);
      const isTurned = by === sortBy && direction === first;
      update({ sort: by === 'date' ? '' : by, order: isTurned ? second : '' });
    },
  });
  const isFiltered = filter.type !== 'all' || [filter.text, filter.from, filter.to].some(Boolean);
  return { filter, matching, rows, sortOf, isFiltered, update };
};
