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

/** Both sort directions; the first press on a column uses the first: ascending for names, descending for dates and figures. */
const directionsOf = (by: OrderSort): readonly [SortDirection, SortDirection] =>
  by === 'user' ? ['ascending', 'descending'] : ['descending', 'ascending'];

const lastYear = 275_759;

/** Whether a text is an existing date in the form of a date field, 'YYYY-MM-DD' with up to six digits for the year; '2026-02-30' is not. */
const isCalendarDay = (text: string): boolean => {
  const [, year = 0, month = 0, day = 0] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  // The calendar repeats every 400 years, and `Date.UTC` takes the years 0 to 99 for others.
  const date = new Date(Date.UTC(2000 + (year % 400), month - 1, day));
  return year >= 1 && year <= lastYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

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
