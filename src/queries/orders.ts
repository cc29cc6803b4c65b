/** Query and mutations of all customers' orders, for the admin page. */

import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { loadSampleData, removeSampleData } from '../services/account/sample-data';
import { now } from '../services/clock';
import { completeOrder, type Order, readOrders } from '../services/orders/orders';

export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: () => readOrders(),
  structuralSharing: false,
});

export const completeOrderMutation = mutationOptions({
  mutationFn: (order: Order) => completeOrder(order),
});
export const loadSampleMutation = mutationOptions({ mutationFn: () => loadSampleData(now()) });
export const removeSampleMutation = mutationOptions({ mutationFn: () => removeSampleData() });
