import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import type { Column } from '../../../components/ui/table/data-table';
import { formatCents, toCents } from '../../../content/format/money';
import { formatSigned } from '../../../content/format/numbers';
import { daysBetween, formatDateTime } from '../../../lib/dates';
import { href } from '../../../paths';
import { now } from '../../../services/clock';
import type { OrderSort } from '../../../services/orders/order-filters';
import { type Order, orderKey } from '../../../services/orders/orders';
import { StatusBadge } from '../parts/status-badge';

/** The service of a redemption, or the description of a purchase. */
const itemOf = (order: Order) => (order.type === 'purchase' ? order.description : order.service);

const ageText = ({ date }: Order) => {
  const days = daysBetween(new Date(date), now());
  return days < 1 ? 'today' : days === 1 ? '1 day' : `${days} days`;
};

/** A row on a narrow screen: four lines without labels. */
export const narrowOrder = {
  row: "not-print:max-lg:grid-cols-[minmax(0,auto)_1fr_auto] not-print:max-lg:py-3 not-print:max-lg:[grid-template-areas:'user_credits_credits'_'user_type_amount'_'item_status_status'_'date_status_status']",
  height: 132,
};

type Options = {
  sortOf: (by: OrderSort) => NonNullable<Column<Order>['sort']>;
  /** Whether the order was completed since the page was opened. */
  canReopen: (order: Order) => boolean;
  onChange: (order: Order, isCompleted: boolean) => void;
};

const StatusCell = ({ order, canReopen, onChange }: { order: Order } & Omit<Options, 'sortOf'>) => {
  const what = <span className="sr-only">{` (${itemOf(order)}, ${order.userName})`}</span>;
  return (
    <span className="flex flex-col items-end gap-1 lg:items-start lg:gap-2">
      <span className="flex items-center gap-2">
        <StatusBadge status={order.status} entryKey={orderKey(order)} />
        {order.status === 'active' && <span className="figures text-fg-quiet text-sm">{ageText(order)}</span>}
      </span>
      {order.status === 'active' && (
        <Button key="complete" size="small" onClick={() => onChange(order, true)}>
          Mark completed{what}
        </Button>
      )}
      {order.status === 'completed' && canReopen(order) && (
        // The second press of a double click completes nothing, and must not take back what the first has done.
        <Button key="undo" size="small" onClick={({ detail }) => detail < 2 && onChange(order, false)}>
          Undo{what}
        </Button>
      )}
    </span>
  );
};

/** The columns of the orders table. */
export const orderColumns = ({ sortOf, ...status }: Options): Column<Order>[] => [
  {
    id: 'date',
    header: 'Date',
    width: 'lg:w-[15%]',
    narrow: 'not-print:max-lg:[grid-area:date] not-print:max-lg:self-center not-print:max-lg:text-sm',
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
    width: 'lg:w-[22%]',
    narrow: 'not-print:max-lg:[grid-area:user]',
    sort: sortOf('user'),
    cell: ({ userName, userEmail }) => (
      <span className="grid">
        <Link to={href('admin', { customer: userEmail })} className="font-semibold hover:underline">
          <bdi>{userName}</bdi>
        </Link>
        <bdi className="text-fg-quiet text-sm">{userEmail}</bdi>
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 'lg:w-[11%]',
    narrow:
      'not-print:max-lg:[grid-area:type] not-print:max-lg:pl-4 not-print:max-lg:text-right not-print:max-lg:text-sm',
    cell: ({ type }) => (type === 'purchase' ? 'Purchase' : 'Redemption'),
  },
  {
    id: 'service',
    header: 'Service/Package',
    width: 'lg:w-[17%]',
    narrow: 'not-print:max-lg:[grid-area:item] not-print:max-lg:text-sm',
    cell: (order) => <bdi>{itemOf(order)}</bdi>,
  },
  {
    id: 'credits',
    header: 'Credits',
    width: 'lg:w-[9%]',
    narrow:
      "not-print:max-lg:[grid-area:credits] not-print:max-lg:pl-4 not-print:max-lg:text-right not-print:max-lg:after:text-sm not-print:max-lg:after:content-['_credits'_/_'']",
    isNumeric: true,
    sort: sortOf('credits'),
    cell: ({ credits }) => formatSigned(credits),
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 'lg:w-[9%]',
    narrow:
      'not-print:max-lg:[grid-area:amount] not-print:max-lg:pl-4 not-print:max-lg:text-right not-print:max-lg:text-sm',
    isNumeric: true,
    sort: sortOf('amount'),
    cell: (order) => (order.type === 'purchase' ? formatCents(toCents(order.amount)) : null),
  },
  {
    id: 'status',
    header: 'Status',
    width: 'lg:w-[17%]',
    narrow: 'not-print:max-lg:[grid-area:status] not-print:max-lg:pl-4',
    sort: sortOf('status'),
    cell: (order) => <StatusCell order={order} {...status} />,
  },
];
