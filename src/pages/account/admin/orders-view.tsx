import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../components/feedback/failure-message';
import { DataTable } from '../../../components/ui/table/data-table';
import { toast } from '../../../components/ui/toast/toast';
import { formatCents } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import { completeOrderMutation } from '../../../queries/orders';
import { type Order, orderKey, totalOrders } from '../../../services/orders/orders';
import { focusStatus } from '../parts/status-badge';
import { ExportButton } from './export-button';
import { orderColumns } from './order-columns';
import { OrderFilterBar } from './order-filter-bar';
import { useOrderList } from './use-order-list';

const sumText = (orders: readonly Order[]) => {
  const { revenueCents, creditsIssued, redemptions } = totalOrders(orders);
  return `${formatCount(orders.length)} ${orders.length === 1 ? 'order' : 'orders'} shown: ${formatCents(revenueCents)} revenue, ${formatCount(creditsIssued)} credits issued, ${formatCount(redemptions)} redemptions`;
};

/** Filters, export and table of all customers' orders. */
export const OrdersView = ({ orders, isLoading }: { orders: readonly Order[]; isLoading: boolean }) => {
  const complete = useMutation(completeOrderMutation);
  const { filter, matching, rows, sortOf, isFiltered, update } = useOrderList(orders);
  const columns = orderColumns({
    sortOf,
    onComplete: async (order) => {
      try {
        await complete.mutateAsync(order);
        toast({ title: 'Order completed', description: `${order.description}, ${order.userName}.` });
        focusStatus(orderKey(order));
      } catch (error) {
        toast(failureMessage(error));
      }
    },
  });
  return (
    // As high as the window while a filter is set: a page that becomes shorter would scroll, and move the table under a press.
    <section aria-labelledby="orders" className={`grid content-start gap-6 ${isFiltered ? 'min-h-dvh' : ''}`}>
      <div className="flex items-end justify-between gap-4 max-sm:flex-col max-sm:items-start">
        <h2 id="orders" className="text-heading">
          Orders
        </h2>
        <ExportButton orders={matching} />
      </div>
      <OrderFilterBar filter={filter} total={orders.length} isFiltered={isFiltered} update={update} />
      {/* As high as its longest text, so that the table does not move when a press on a column header leaves a field. */}
      <p
        role="status"
        data-longest={sumText(orders)}
        className="figures grid text-fg-quiet text-sm *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)_/_'']"
      >
        <span>{isLoading ? 'Loading orders...' : isFiltered && rows.length > 0 ? sumText(matching) : ''}</span>
      </p>
      {(rows.length > 0 || !isLoading) && (
        <DataTable caption="Orders" columns={columns} rows={rows} rowKey={orderKey} />
      )}
      <div role="status">
        {!isLoading && rows.length === 0 && (
          <p className="border-b pt-8 pb-14 font-display font-semibold text-heading">No orders found</p>
        )}
      </div>
    </section>
  );
};
