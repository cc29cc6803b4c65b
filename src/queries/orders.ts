/** Query and mutation of all customers' orders, for the admin page. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { completeOrder, type Order, readOrders } from '../services/orders/orders';

export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: () => readOrders(),
  structuralSharing: false,
});

export const completeOrderMutation = mutationOptions({
  mutationFn: (order: Order) => completeOrder(order),
});
