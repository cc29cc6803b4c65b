import { Button } from '../../../components/ui/button';
import type { Column } from '../../../components/ui/table/data-table';
import { formatCents, toCents } from '../../../content/format/money';
import { formatSigned } from '../../../content/format/numbers';
import { formatDateTime } from '../../../lib/dates';
import type { OrderSort } from '../../../services/orders/order-filters';
import { type Order, orderKey } from '../../../services/orders/orders';
import { StatusBadge } from '../parts/status-badge';

/** The service of a redemption, or the description of a purchase. */
const itemOf = (order: Order) => (order.type === 'purchase' ? order.description : order.service);

type Options = {
  sortOf: (by: OrderSort) => NonNullable<Column<Order>['sort']>;
  onComplete: (order: Order) => void;
};

/** The columns of the orders table. */
export const orderColumns = ({ sortOf, onComplete }: Options): Column<Order>[] => [
  {
    id: 'date',
    header: 'Date',
    width: 'lg:w-[15%]',
    sort: sortOf('date'),
    cell: ({ date }) => (
      <time dateTime={date} className="figures">
        {formatDateTime(date)}
      </time>
    ),
  },
  {
    id: 'user',
    header: 'User',
    width: 'lg:w-[23%]',
    sort: sortOf('user'),
    cell: ({ userName, userEmail }) => (
      <span className="grid">
        <span className="font-semibold">{userName}</span>
        <span className="text-fg-quiet text-sm">{userEmail}</span>
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 'lg:w-[13%]',
    cell: ({ type }) => (type === 'purchase' ? 'Purchase' : 'Redemption'),
  },
  {
    id: 'service',
    header: 'Service/Package',
    width: 'lg:w-[17%]',
    cell: itemOf,
  },
  {
    id: 'credits',
    header: 'Credits',
    width: 'lg:w-[9%]',
    isNumeric: true,
    sort: sortOf('credits'),
    cell: ({ credits }) => formatSigned(credits),
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 'lg:w-[9%]',
    isNumeric: true,
    sort: sortOf('amount'),
    cell: (order) => (order.type === 'purchase' ? formatCents(toCents(order.amount)) : null),
  },
  {
    id: 'status',
    header: 'Status',
    width: 'lg:w-[14%]',
    cell: (order) => (
      <span className="grid justify-items-start gap-2">
        <StatusBadge status={order.status} entryKey={orderKey(order)} />
        {order.status === 'active' && (
          <Button size="small" onClick={() => onComplete(order)}>
            Mark completed<span className="sr-only">{` (${itemOf(order)}, ${order.userName})`}</span>
          </Button>
        )}
      </span>
    ),
  },
];
