import { identityOf } from '../../storage/history-entry';
import { entryKeyOf, projectEvents } from '../../storage/project-events';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { ServiceError } from '../errors';
import { changeStatus, type Order } from '../orders/orders';
import { lastOf } from './log';

const isDelivered = (tx: Transaction, order: Order): boolean => {
  const project = entryKeyOf(order.userEmail, order);
  const log = tx.read(projectEvents).filter((event) => event.project === project);
  return lastOf(log, 'delivered') !== undefined;
};

/**
 * Changes an active order to completed, or back, pressed by an admin. What was delivered stays completed until the delivery is
 * taken back.
 * @throws {ServiceError} 'not-admin' | 'not-now' | 'unknown-entry'
 */
export const setCompleted = (order: Order, isCompleted: boolean): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.isAdmin)) throw new ServiceError('not-admin');
    if (!isCompleted && isDelivered(tx, order)) throw new ServiceError('not-now');
    changeStatus(tx, { identity: identityOf(order), userEmail: order.userEmail }, isCompleted);
  });
