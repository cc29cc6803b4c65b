/** Ordering an Instant Site. Nothing is charged in reality; card details go to the payment provider only. */

import { instantSite } from '../../content/catalogue/plans';
import { createId } from '../../lib/create-id';
import type { CheckoutReceipt, Submission, SubmissionOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import type { Fulfilment } from '../payments/fulfilment';
import { methodOf, payFor } from '../payments/pay-for';
import type { Card } from '../payments/port';
import { type InstantSitePrice, isForInstantSite, testCode, unusedReceipt } from './instant-site-price';
import { type Answers, isSent, keepSubmission, keptAnswers, submit } from './submissions';

const paymentNote = ({ payment, receipt }: InstantSitePrice) => {
  if (payment === 'test') return { testMode: true, discountCode: testCode };
  return {
    testMode: false,
    discountCode: '',
    ...(receipt && { paidAtCheckout: true }),
    ...(receipt?.submission !== undefined && { paidBy: receipt.submission }),
  };
};

/** Removes the used receipt from this tab, and the receipts that orders of duplicated tabs have used. */
const removeUsedReceipts = (tx: Transaction, receipt?: CheckoutReceipt) => {
  const orders = tx.read(keys.submissions);
  const receipts = tx.read(keys.checkoutReceipts);
  // An earlier build stored receipts without a submission id; `find` takes the first of those.
  const spent = receipts.find((one) => isForInstantSite(one) && receipt && one.submission === receipt.submission);
  const left = receipts.filter((one) => one !== spent && (!isForInstantSite(one) || unusedReceipt([one], orders)));
  if (left.length < receipts.length) tx.write(keys.checkoutReceipts, left);
};

/** Stores an order that was paid with a card. */
export const instantSiteFulfilment: Fulfilment<SubmissionOrder, Submission> = {
  kind: 'instant-site',
  apply: (tx, { order, reference, isRepeat }, at) => {
    const { attempt: id, answers } = order;
    const payment = isRepeat ? undefined : reference;
    const { entry } = keepSubmission(tx, { kind: 'instant-site', answers, id, at, payment });
    removeUsedReceipts(tx);
    return entry;
  },
};

/** Stores an order that is not charged: with the test code, or with a receipt, which is removed in the same transaction. */
const sendUncharged = async (
  answers: Answers,
  { payment, receipt }: InstantSitePrice,
  id: string,
  at: () => Date,
): Promise<Submission> => {
  await delay('instantSite');
  const { entry, isNew } = await submit(
    'instant-site',
    answers,
    (tx, order) => {
      const others = tx.read(keys.submissions).filter((one) => one.id !== order.id);
      if (receipt && !unusedReceipt([receipt], others)) throw new ServiceError('receipt-used');
      removeUsedReceipts(tx, receipt);
      if (payment === 'test') tx.write(keys.discountUsed, testCode);
    },
    { at: at(), id },
  );
  // A duplicated tab has sent it before, and has used its copy of the receipt.
  if (!isNew) await store.transact((tx) => removeUsedReceipts(tx, receipt));
  return entry;
};

/**
 * Pays for an order, with the simulated delay, and stores it. An order that was paid at checkout removes its receipt in the
 * same transaction, and one with the test code stores it as the last used discount.
 * @param order `answers`: what the form sends; `price`: the price that was shown when the button was pressed, which is the
 *   price that is charged; `card` goes to the payment provider only
 * @param attempt idempotency key: sending it twice, even from a duplicated tab, stores one submission
 * @returns the stored submission, its `totalAmount` in US dollars
 * @throws {ServiceError} 'receipt-used': another order has used the receipt, nothing was written; and what `payFor` throws
 * @throws {StorageWriteError} nothing was written
 */
export const orderInstantSite = async (
  order: { answers: Answers; price: InstantSitePrice; card?: Card },
  attempt = createId(),
  clock = now,
): Promise<Submission> => {
  const { price, card } = order;
  const { totalCents } = price;
  const all = { ...order.answers, payment: paymentNote(price), totalAmount: totalCents / 100 };
  if (price.payment !== 'card') return sendUncharged(all, price, attempt, clock);
  const answers = keptAnswers('instant-site', all);
  return payFor({
    order: { kind: 'instant-site', attempt, answers },
    fulfilment: instantSiteFulfilment,
    amountCents: totalCents,
    description: instantSite.packageName,
    method: methodOf(card),
    attempt,
    validate: (tx) => isSent(tx, { kind: 'instant-site', answers, id: attempt }),
    clock,
  });
};
