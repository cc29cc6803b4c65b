import { readCustomer, readOrders } from '../services/orders/orders';
import { readRequests } from '../services/submissions/submissions';
import { sampleData } from '../storage/schema';
import { store } from '../storage/store';

export const hasSamplesQuery = { queryKey: ['samples'], read: () => store.read(sampleData).length > 0 };

export const ordersQuery = { queryKey: ['orders'], read: readOrders };

export const requestsQuery = { queryKey: ['submissions'], read: readRequests };

/** @param email null where no customer is chosen */
export const customerQuery = (email: string | null) => ({
  queryKey: ['customer', email],
  read: () => (email === null ? null : readCustomer(email)),
});
