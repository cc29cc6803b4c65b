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
import type { PaymentMethod, PaymentResult, Settlement } from '../payments/port';
import { providerFor } from '../payments/simulated-provider';
import { currentToken, customerOfSession } from './ledger';
import type { Quote } from './purchase-entry';

export const isPaidOnProviderPage = (): boolean => readSteering().payIn === 'provider-page';

export const isSessionPaid = async (sessionId: string): Promise<boolean> =>
  (await settleSession(sessionId, 'lookUp')).status === 'succeeded';

/** @returns the provider's session; an earlier one that was paid, and not credited yet, comes first @throws 'signed-out', 'provider-down' */
export const openSession = async ({ credits, totalCents }: Quote): Promise<string> => {
  const token = currentToken();
  await delay('purchase');
  const before = store.read(keys.pendingPurchase)?.sessionId;
  if (before !== undefined && (await isSessionPaid(before))) return before;
  const sessionId = `cs_demo_${createId()}`;
  await store.transact((tx) => {
    const { email } = customerOfSession(tx, token);
    tx.write(keys.pendingPurchase, { credits, amount: totalCents / 100, type: 'credits', sessionId });
    if (email) mirror(tx, email);
  });
  return sessionId;
};

export const findSession = (
  sessionId: string | null,
  pending = store.read(keys.pendingPurchase),
): PendingPurchase | null => (pending?.sessionId === sessionId ? pending : null);

/** Pays on the provider's page; sent again, it is charged once. @throws {ServiceError} 'provider-down', 'payment-replaced' */
export const paySession = async (sessionId: string, method: PaymentMethod): Promise<PaymentResult> => {
  const purchaseNow = () => {
    const pending = findSession(sessionId);
    if (!pending) throw new ServiceError('payment-replaced');
    return pending;
  };
  const request = {
    amountCents: toCents(purchaseNow().amount),
    currency: 'USD',
    description: purchaseText(purchaseNow().credits),
    idempotencyKey: sessionId,
    ...method,
  } as const;
  return providerFor('credits').pay(request, async () => void purchaseNow());
};

/** Settles an open payment of the provider's page. @returns the provider's answer @throws {ServiceError} 'provider-down' */
export const settleSession = (sessionId: string, settlement: Settlement): Promise<PaymentResult> =>
  providerFor('credits').settle(sessionId, settlement);

/** Removes the pending purchase, unless its session was paid. @returns whether it could be canceled @throws 'provider-down' */
export const cancelSession = async (sessionId: string): Promise<boolean> => {
  if (!findSession(sessionId)) return true;
  if ((await settleSession(sessionId, 'cancel')).status === 'succeeded') return false;
  await store.transact((tx) => {
    if (tx.read(keys.pendingPurchase)?.sessionId !== sessionId) return;
    tx.remove(keys.pendingPurchase);
    const owner = ownerEmail(tx);
    if (owner) mirror(tx, owner);
  });
  return true;
};
