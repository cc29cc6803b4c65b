import { mutationOptions } from '@tanstack/react-query';
import { type Backup, resetAll, restoreBackup } from '../services/account/backup';
import { now } from '../services/clock';
import { removeSamples } from '../services/demo/remove-samples';
import { loadSampleData } from '../services/demo/sample-data';
import { type Order, readCustomer, readOrders, setCompleted } from '../services/orders/orders';
import { sampleData } from '../storage/schema';
import { store } from '../storage/store';

export const hasSamplesQuery = { queryKey: ['samples'], read: () => store.read(sampleData).length > 0 };

export const loadSampleMutation = mutationOptions({ mutationFn: () => loadSampleData(now()) });
export const removeSampleMutation = mutationOptions({ mutationFn: () => removeSamples() });
export const resetMutation = mutationOptions({ mutationFn: () => resetAll() });
export const restoreMutation = mutationOptions({ mutationFn: (backup: Backup) => restoreBackup(backup) });

export const ordersQuery = { queryKey: ['orders'], read: readOrders };

/** @param email null where no customer is chosen */
export const customerQuery = (email: string | null) => ({
  queryKey: ['customer', email],
  read: () => (email === null ? null : readCustomer(email)),
});

export const setCompletedMutation = mutationOptions({
  mutationFn: ({ order, isCompleted }: { order: Order; isCompleted: boolean }) => setCompleted(order, isCompleted),
});
