/** Paying for credits on the simulated page of the payment provider. The return to `/success` is in `purchases.ts`. */
import { createId } from '../../lib/create-id';
import type { PendingPurchase } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { mirror, ownerEmail } from '../account/account-data';
import { delay } from '../delays';
import { readSteering } from '../demo/steering';
import { ServiceError } from '../errors';
import { providerFor } from '../payments/provider';
import { currentToken, customerOf } from './ledger';
import type { Quote } from './quote';

/** Whether credits are paid on the provider's own page: only if the demo desk has set it. */
export const isPaidOnProviderPage = (): boolean => readSteering().payIn === 'provider-page';

/** Whether a session was paid. @throws {ServiceError} 'provider-down' */
export const isSessionPaid = async (sessionId: string | undefined): Promise<boolean> =>
  sessionId !== undefined && (await providerFor('credits').look(sessionId)).status === 'succeeded';

/**
 * Stores a pending purchase for the provider's page. It replaces an earlier one that was not paid.
 * @returns the id of the provider's session
 * @throws {ServiceError} 'signed-out'; 'provider-down'; 'payment-open': the earlier one was paid and is not credited yet
 * @throws {StorageWriteError}
 */
export const openSession = async ({ credits, totalCents }: Quote): Promise<string> => {
  const token = currentToken();
  await delay('purchase');
  if (await isSessionPaid(store.read(keys.pendingPurchase)?.sessionId)) throw new ServiceError('payment-open');
  const sessionId = `cs_demo_${createId()}`;
  await store.transact((tx) => {
    const { email } = customerOf(tx, token);
    tx.write(keys.pendingPurchase, { credits, amount: totalCents / 100, type: 'credits', sessionId });
    if (email) mirror(tx, email);
  });
  return sessionId;
};

/** The pending purchase of a session; null if there is none, or if another one has replaced it. */
export const findSession = (sessionId: string | null): PendingPurchase | null => {
  const pending = store.read(keys.pendingPurchase);
  return pending && pending.sessionId === sessionId ? pending : null;
};

/** Pays on the provider's page. @throws {ServiceError} 'provider-down', 'payment-replaced' @throws {StorageWriteError} */
export const paySession = async (sessionId: string): Promise<void> => {
  const pending = findSession(sessionId);
  if (!pending) throw new ServiceError('payment-replaced');
  await providerFor('credits').pay({
    amountCents: Math.round(pending.amount * 100),
    currency: 'USD',
    description: 'Credits',
    idempotencyKey: sessionId,
    storedMethod: null,
  });
};

/** Cancels on the provider's page: removes the pending purchase, unless its session was paid. @throws {StorageWriteError} */
export const cancelSession = async (sessionId: string): Promise<void> => {
  const pending = findSession(sessionId);
  if (!pending || (await isSessionPaid(sessionId))) return;
  await store.transact((tx) => {
    if (tx.read(keys.pendingPurchase)?.sessionId !== sessionId) return;
    tx.remove(keys.pendingPurchase);
    const owner = ownerEmail(tx);
    if (owner) mirror(tx, owner);
  });
};
