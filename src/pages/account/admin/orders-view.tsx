import { useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { DataTable } from '../../../components/ui/table/data-table';
import { formatCents } from '../../../content/format/money';
import { formatCount, plural } from '../../../content/format/numbers';
import { classNames } from '../../../lib/class-names';
import { focusPageHeading } from '../../../lib/focus';
import { orderSorts, whyNoOrders } from '../../../services/orders/order-filters';
import { type Order, orderKey, totalOrders } from '../../../services/orders/orders';
import { FilteredList } from '../parts/filtered-list';
import { ExportButton } from './export-button';
import { narrowOrder, orderColumns, orderWidths } from './order-columns';
import { OrderFilterBar } from './order-filter-bar';
import { type Changed, useOrderList } from './use-order-list';

const sumText = (orders: readonly Order[]) => {
  const { revenueCents, creditsIssued, redemptions } = totalOrders(orders);
  return `${plural(orders.length, 'order')} shown: ${formatCents(revenueCents)} revenue, ${formatCount(creditsIssued)} credits issued, ${formatCount(redemptions)} redemptions`;
};

type Props = { orders: readonly Order[]; isLoading: boolean; changed: Changed };

export const OrdersView = ({ orders, isLoading, changed }: Props) => {
  const list = useOrderList(orders, changed.keys);
  const { filter, matching, rows, sortOf, setCount, clear } = list;
  const [isOpen, setIsOpen] = useState(false);
  const longest = useMemo(() => sumText(orders), [orders]);
  const isEmpty = !isLoading && rows.length === 0;
  const sorts = Object.fromEntries(orderSorts.map((by) => [by, sortOf(by)]));
  const columns = useMemo(() => orderColumns(changed), [changed]);

  return (
    // The section is as high as the window while a filter is set: a shorter page would scroll, and move the table under a press.
    <section
      aria-labelledby="orders"
      className={classNames('grid grid-cols-1 content-start gap-6', setCount > 0 && 'min-h-dvh')}
    >
      <div className="flex items-end justify-between gap-4 max-sm:flex-col max-sm:items-start">
        <h2 id="orders" className="text-heading">
          Orders
        </h2>
        <ExportButton orders={matching} />
      </div>
      <FilteredList
        filters={
          <div className="max-lg:z-20 max-lg:bg-ground print:hidden max-lg:[@media(min-height:30rem)]:sticky max-lg:top-(--header)">
            <div className="flex justify-between gap-4 py-2 lg:hidden">
              <Button aria-expanded={isOpen} aria-controls="filters" onClick={() => setIsOpen(!isOpen)}>
                {setCount > 0 ? `Filters (${setCount})` : 'Filters'}
              </Button>
              <BackToTop />
            </div>
            <div
              id="filters"
              className={classNames(
                'max-lg:-mx-gutter max-lg:max-h-[calc(100dvh-12rem)] max-lg:overflow-y-auto max-lg:border-b max-lg:px-gutter max-lg:py-4',
                !isOpen && 'max-lg:hidden',
              )}
            >
              <OrderFilterBar {...list} total={orders.length} isClearedBelow={isEmpty && setCount > 0} />
            </div>
          </div>
        }
        cause={Object.values(filter).join(' ')}
        status={isLoading ? 'Loading orders...' : setCount > 0 ? sumText(matching) : ''}
        // The status is as high as its longest text, so that the table does not move when a press on a column header leaves a field.
        statusLook="figures grid text-fg-quiet text-sm *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)_var(--unread)]"
        longest={longest}
        isEmpty={isEmpty}
        emptyLook="border-b pt-8 pb-14"
        emptyText={
          <>
            <p className="font-display font-semibold text-heading">No orders found</p>
            <p className="wrap-anywhere max-w-measure empty:hidden">{whyNoOrders(orders, filter)}</p>
          </>
        }
        clear={setCount > 0 ? clear : undefined}
      >
        {(rows.length > 0 || !isLoading) && (
          <>
            {/* At the end of the table's head, which it stays beside. */}
            <div className="z-20 hidden h-0 justify-end print:hidden lg:[@media(min-height:30rem)]:sticky lg:top-(--header) lg:flex">
              <BackToTop />
            </div>
            <DataTable
              caption="Orders"
              columns={columns}
              sorts={sorts}
              rows={rows}
              rowKey={orderKey}
              widths={orderWidths}
              narrow={narrowOrder}
              isAlwaysShown={(order) => changed.keys.has(orderKey(order))}
            />
          </>
        )}
      </FilteredList>
    </section>
  );
};

const BackToTop = () => (
  <Button tone="quiet" onClick={focusPageHeading}>
    Top
  </Button>
);
