/** Query and mutation of all customers' orders, for the admin page. */
import { mutationOptions } from '@tanstack/react-query';
import { type Order, readCustomer, readOrders, setCompleted } from '../services/orders/orders';
import { storedQuery } from './client';

export const ordersQuery = storedQuery(['orders'], () => readOrders());

/** @param email null where no customer is chosen */
export const customerQuery = (email: string | null) =>
  storedQuery(['customer', email], () => (email === null ? null : readCustomer(email)));

export const setCompletedMutation = mutationOptions({
  mutationFn: ({ order, isCompleted }: { order: Order; isCompleted: boolean }) => setCompleted(order, isCompleted),
});
