/** Query and mutation of all customers' orders, for the admin page. */
import { mutationOptions } from '@tanstack/react-query';
import { type Order, readCustomer, readOrders, setCompleted } from '../services/orders/orders';

export const ordersQuery = { queryKey: ['orders'], read: readOrders };

/** @param email null where no customer is chosen */
export const customerQuery = (email: string | null) => ({
  queryKey: ['customer', email],
  read: () => (email === null ? null : readCustomer(email)),
});

export const setCompletedMutation = mutationOptions({
  mutationFn: ({ order, isCompleted }: { order: Order; isCompleted: boolean }) => setCompleted(order, isCompleted),
});
