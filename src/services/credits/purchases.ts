import { purchaseText } from '../../storage/history-entry';
import type { PaymentOrder, PurchaseEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { mirror, readCredits, readHasCard, readHistory, storeMethod } from '../account/account-data';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import { payFor } from '../payments/pay';
import type { Card } from '../payments/port';
import type { Fulfill, Payment } from '../payments/settle';
import { currentToken, customerNow, customerOfSession } from './ledger';
import { findSession, isSessionPaid } from './provider-session';
import { addPurchase, findPurchase, fulfillCredits, quotePack } from './purchase-entry';

type Purchase = { packId: string; quantity: number; attempt?: string };

/** Buys a pack with the stored card, once an `attempt`. @throws 'unknown-pack', 'bad-quantity', 'signed-out', 'no-payment-method' */
export const purchaseCredits = async ({ packId, quantity, attempt }: Purchase): Promise<Payment<PurchaseEntry>> => {
  const { credits, totalCents } = quotePack(packId, quantity);
  const token = currentToken();
  if (!readHasCard(store)) throw new ServiceError('no-payment-method');
  return payFor({
    order: { kind: 'credits', credits, amount: totalCents / 100 },
    fulfill: fulfillCredits,
    amountCents: totalCents,
    description: purchaseText(credits),
    storedMethod: store.read(keys.paymentMethodToken),
    attempt,
    validate: (tx, reference) => {
      customerOfSession(tx, token);
      if (!Number.isSafeInteger(readCredits(tx) + credits)) throw new ServiceError('bad-quantity');
      return findPurchase(tx, reference) !== undefined;
    },
  });
};

export const fulfillCard: Fulfill<Extract<PaymentOrder, { kind: 'card' }>, null> = (tx, { owner, method }) => {
  const { email } = customerNow(tx);
  if (email !== owner) throw new ServiceError('signed-out');
  storeMethod(tx, method);
  if (email) mirror(tx, email);
  return null;
};

/** Checks a card and stores that there is one. @throws {ServiceError} 'signed-out', and what `payFor` throws */
export const addPaymentMethod = async (card?: Card, attempt?: string): Promise<Payment<null>> => {
  const token = currentToken();
  return payFor({
    order: { kind: 'card' },
    fulfill: fulfillCard,
    amountCents: 0,
    description: 'Payment method',
    card,
    attempt,
    validate: (tx) => {
      customerOfSession(tx, token);
      return false;
    },
  });
};

/** Credits a session's purchase once. @returns null without one @throws 'no-session-id', 'unreadable-purchase', 'payment-declined' */
export const completePaymentReturn = async (givenId: string | null): Promise<PurchaseEntry | null> => {
  const sessionId = givenId?.trim();
  if (!sessionId) throw new ServiceError('no-session-id');
  await delay('paymentReturn');
  const waiting = findSession(sessionId);
  if (waiting && !(await isSessionPaid(sessionId))) throw new ServiceError('payment-declined');
  return store.transact((tx) => {
    const { value: pending, damaged } = tx.inspect(keys.pendingPurchase);
    const isApplied = readHistory(tx).some((entry) => entry.type === 'purchase' && entry.stripeSessionId === sessionId);
    if (isApplied) return null;
    if (damaged) throw new ServiceError('unreadable-purchase');
    if (!pending) return null;
    // A purchase for which a session was opened is paid by that session alone.
    if (pending.sessionId !== undefined && pending.sessionId !== sessionId) return null;
    tx.remove(keys.pendingPurchase);
    const { credits, amount } = pending;
    return addPurchase(tx, customerNow(tx), { credits, amount, sessionId });
  });
};
