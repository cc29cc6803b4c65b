import { runAction } from '../../../components/feedback/run-action';
import { Button } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import type { Column } from '../../../components/ui/table/table-row';
import { formatCents, toCents } from '../../../content/format/money';
import { formatSigned, plural } from '../../../content/format/numbers';
import { isolate } from '../../../lib/characters';
import { daysBetween } from '../../../lib/dates';
import { href, projectHref } from '../../../paths';
import { now } from '../../../services/clock';
import { type Order, orderKey } from '../../../services/orders/orders';
import { setCompleted } from '../../../services/projects/complete';
import { DateTime, StatusBadge, statusControl } from '../parts/entry-parts';
import type { Changed } from './use-order-list';

const boughtItem = (order: Order) => (order.type === 'purchase' ? order.description : order.service);

const ageText = ({ date }: Order) => {
  const days = daysBetween(new Date(date), now());
  return days < 1 ? 'today' : plural(days, 'day');
};

export const orderWidths = 'not-print:lg:grid-cols-[15fr_22fr_11fr_17fr_9fr_9fr_17fr]';

/** On a narrow screen, without labels: who; what and its credits; when and its type; its status, with its button or amount. */
export const narrowOrder =
  'not-print:max-lg:grid-cols-[minmax(0,1fr)_auto] not-print:max-lg:gap-x-4 not-print:max-lg:py-3 not-print:max-lg:text-sm not-print:max-lg:leading-5';

const complete = (order: Order, isCompleted: boolean): void => {
  const done = {
    title: isCompleted ? 'Order completed' : 'Order is active again',
    description: `${isolate(order.description)}, ${isolate(order.userName)}.`,
    ...(isCompleted && { undo: () => complete(order, false) }),
  };
  const focus = () => statusControl(orderKey(order));
  void runAction(() => setCompleted(order, isCompleted), { done, focus, lock: `order ${orderKey(order)}` });
};

const StatusCell = ({ order, changed }: { order: Order; changed: Changed }) => {
  const key = orderKey(order);
  const mark = (isCompleted: boolean) => {
    changed.add(key);
    complete(order, isCompleted);
  };
  const what = <span className="sr-only">{` (${boughtItem(order)}, ${order.userName})`}</span>;
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:items-start">
      <span className="flex items-center gap-2">
        <StatusBadge status={order.status} entryKey={key} />
        {order.status === 'active' && <span className="figures text-fg-quiet text-sm">{ageText(order)}</span>}
      </span>
      {order.status === 'active' && (
        <Button key="complete" size="small" onClick={() => mark(true)}>
          Mark completed{what}
        </Button>
      )}
      {order.status === 'completed' && changed.keys.has(key) && (
        <Button key="undo" size="small" actsOnce onClick={() => mark(false)}>
          Undo{what}
        </Button>
      )}
    </span>
  );
};

export const orderColumns = (changed: Changed): Column<Order>[] => [
  {
    id: 'date',
    header: 'Date',
    narrow: 'not-print:max-lg:[grid-area:3/1]',
    cell: ({ date }) => <DateTime iso={date} />,
  },
  {
    id: 'user',
    header: 'User',
    narrow: 'not-print:max-lg:[grid-area:1/1/2/3]',
    cell: ({ userName, userEmail }) => (
      <>
        <Link
          to={href('admin', { customer: userEmail })}
          className="font-semibold hover:underline not-print:max-lg:text-base not-print:max-lg:leading-5"
        >
          <bdi translate="no">{userName}</bdi>
        </Link>
        <bdi
          translate="no"
          className="block text-fg-quiet text-sm print:w-max print:max-w-56 print:wrap-anywhere print:text-xs"
        >
          {userEmail}
        </bdi>
      </>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    narrow: 'not-print:max-lg:[grid-area:3/2] not-print:max-lg:text-right',
    cell: ({ type }) => (type === 'purchase' ? 'Purchase' : 'Redemption'),
  },
  {
    id: 'service',
    header: 'Service/Package',
    narrow: 'not-print:max-lg:[grid-area:2/1]',
    cell: (order) =>
      order.type === 'purchase' ? (
        <bdi>{boughtItem(order)}</bdi>
      ) : (
        <Link
          to={projectHref({ entry: order.id, date: order.date, customer: order.userEmail })}
          className="hover:underline"
        >
          <bdi>{boughtItem(order)}</bdi>
        </Link>
      ),
  },
  {
    id: 'credits',
    header: 'Credits',
    narrow:
      "not-print:max-lg:[grid-area:2/2] not-print:max-lg:text-right not-print:max-lg:text-base not-print:max-lg:leading-5 not-print:max-lg:after:text-sm not-print:max-lg:after:content-['_credits'_var(--unread)]",
    isNumeric: true,
    cell: ({ credits }) => formatSigned(credits),
  },
  {
    id: 'amount',
    header: 'Amount',
    narrow: 'not-print:max-lg:[grid-area:4/2] not-print:max-lg:self-center not-print:max-lg:text-right',
    isNumeric: true,
    cell: (order) => (order.type === 'purchase' ? formatCents(toCents(order.amount)) : null),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'not-print:max-lg:[grid-area:4/1/5/3] not-print:max-lg:pt-1',
    cell: (order) => <StatusCell order={order} changed={changed} />,
  },
];
