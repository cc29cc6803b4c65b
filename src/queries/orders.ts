/** Query and mutation of all customers' orders, for the admin page. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Order, readCustomer, readOrders, setCompleted } from '../services/orders/orders';

export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: () => readOrders(),
  structuralSharing: false,
});

/** @param email null where no customer is chosen */
export const customerQuery = (email: string | null) =>
  queryOptions({ queryKey: ['customer', email], queryFn: () => (email === null ? null : readCustomer(email)) });

export const setCompletedMutation = mutationOptions({
  mutationFn: ({ order, isCompleted }: { order: Order; isCompleted: boolean }) => setCompleted(order, isCompleted),
});
