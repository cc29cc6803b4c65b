/** Paying for credits on the simulated page of the payment provider. The return to `/success` is in `purchases.ts`. */
import { toCents } from '../../content/format/money';
import { createId } from '../../lib/random';
import { purchaseText } from '../../storage/history-entry';
import type { PendingPurchase } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { mirror, ownerEmail } from '../account/account-data';
import { readSteering } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import { runLocked, transactLocked } from '../payments/open-payments';
import type { PaymentMethod, PaymentResult, Settlement } from '../payments/port';
import { providerFor } from '../payments/simulated-provider';
import { currentToken, customerOfSession } from './ledger';
import type { Quote } from './purchase-entry';

export const isPaidOnProviderPage = (): boolean => readSteering().payIn === 'provider-page';

/** Asks what became of a session. It changes nothing, so it waits for no other tab. @throws {ServiceError} 'provider-down' */
export const lookUpSession = (sessionId: string): Promise<PaymentResult> =>
  providerFor('credits').settle(sessionId, 'lookUp');

export const isSessionPaid = async (sessionId: string): Promise<boolean> =>
  (await lookUpSession(sessionId)).status === 'succeeded';

export const findSession = (
  sessionId: string | null,
  pending = store.read(keys.pendingPurchase),
): PendingPurchase | null => (pending?.sessionId === sessionId ? pending : null);

/** A transaction sees the changes of other tabs. @throws {ServiceError} 'payment-replaced' */
const requireSession = (sessionId: string): Promise<PendingPurchase> =>
  store.transact((tx) => {
    const pending = findSession(sessionId, tx.read(keys.pendingPurchase));
    if (!pending) throw new ServiceError('payment-replaced');
    return pending;
  });

/**
 * Under the lock, as all that pays, replaces or removes a session: one that is paid meanwhile would lose its credits.
 * @returns the provider's session; an earlier one that was paid, and not credited yet, comes first
 * @throws {ServiceError} 'signed-out', 'provider-down'
 */
export const openSession = async ({ credits, totalCents }: Quote): Promise<string> => {
  const token = currentToken();
  await delay('purchase');
  return runLocked(async ({ signal }) => {
    const before = await store.transact((tx) => tx.read(keys.pendingPurchase)?.sessionId);
    if (before !== undefined && (await isSessionPaid(before))) return before;
    const sessionId = `cs_demo_${createId()}`;
    await transactLocked(signal, (tx) => {
      const { email } = customerOfSession(tx, token);
      tx.write(keys.pendingPurchase, { credits, amount: totalCents / 100, type: 'credits', sessionId });
      if (email) mirror(tx, email);
    });
    return sessionId;
  });
};

/** Pays on the provider's page; sent again, it is charged once. @throws {ServiceError} 'provider-down', 'payment-replaced' */
export const paySession = (sessionId: string, method: PaymentMethod): Promise<PaymentResult> =>
  runLocked(async ({ signal }) => {
    const { amount, credits } = await requireSession(sessionId);
    const request = {
      amountCents: toCents(amount),
      currency: 'USD',
      description: purchaseText(credits),
      idempotencyKey: sessionId,
      ...method,
    } as const;
    const beforeCharge = async () => {
      await requireSession(sessionId);
      return signal;
    };
    return providerFor('credits').pay(request, beforeCharge);
  });

/** Settles an open payment of the provider's page. @returns the provider's answer @throws {ServiceError} 'provider-down', 'payment-replaced' */
export const settleSession = (sessionId: string, settlement: Settlement): Promise<PaymentResult> =>
  runLocked(async ({ signal }) => {
    if (settlement === 'confirm') await requireSession(sessionId);
    return providerFor('credits').settle(sessionId, settlement, signal);
  });

/** Removes the pending purchase, unless its session was paid. @returns whether it could be canceled @throws 'provider-down' */
export const cancelSession = (sessionId: string): Promise<boolean> =>
  runLocked(async ({ signal }) => {
    if (!findSession(sessionId)) return true;
    if ((await providerFor('credits').settle(sessionId, 'cancel', signal)).status === 'succeeded') return false;
    await transactLocked(signal, (tx) => {
      if (!findSession(sessionId, tx.read(keys.pendingPurchase))) return;
      tx.remove(keys.pendingPurchase);
      const owner = ownerEmail(tx);
      if (owner) mirror(tx, owner);
    });
    return true;
  });
