/** What is kept of payments. None of it holds a card's number, expiry or code. */
import * as v from 'valibot';
import { text } from './codecs/codec';
import { json, list } from './codecs/json';
import { usd, wholeCredits } from './history-entry';
import { family, key } from './key';

const cents = v.pipe(wholeCredits, v.minValue(0));
const filled = v.pipe(v.string(), v.nonEmpty());

/** What a payment is for: all that is needed to do it once the payment is known to have gone through. */
const orderShape = v.variant('kind', [
  v.object({
    kind: v.picklist(['trial', 'checkout', 'instant-site']),
    /** Names the submission. */
    attempt: filled,
    answers: v.record(v.string(), v.unknown()),
  }),
  v.object({ kind: v.literal('credits'), credits: v.pipe(wholeCredits, v.minValue(1)), amount: usd }),
  v.object({ kind: v.literal('signup'), name: v.string(), email: filled }),
  v.object({ kind: v.literal('card') }),
]);
export type PaymentOrder = v.InferOutput<typeof orderShape>;
export type PaymentKind = PaymentOrder['kind'];
export type SubmissionOrder = Extract<PaymentOrder, { attempt: string }>;

const openPaymentShape = v.object({
  /** The idempotency key: whatever is sent with it is charged once. */
  key: filled,
  /** What the visitor and the agency call the payment. */
  reference: filled,
  /** `sending`: on its way; what is found so later was cut off in the middle, and nobody knows how it ended. */
  state: v.picklist(['sending', 'unknown', 'needs-confirmation']),
  /** The address of whoever was signed in; null where nobody was. */
  owner: v.nullable(v.string()),
  amountCents: cents,
  order: orderShape,
});
export type OpenPayment = v.InferOutput<typeof openPaymentShape>;

/** Payments that are not settled yet, written before money moves and gone in the same step as what they paid for is there. */
export const openPayments = key('openPayments', 'local', list(openPaymentShape), []);

const providerPayment = v.object({
  key: filled,
  reference: filled,
  amountCents: cents,
  /** `failed-once`: a processing error, which the next try does not meet. */
  status: v.picklist(['succeeded', 'needs-confirmation', 'failed-once']),
  /** Names how the card behaves, where it is kept for later charges. */
  method: v.nullable(v.string()),
});
export type ProviderPayment = v.InferOutput<typeof providerPayment>;

/** The simulated provider's own books, by idempotency key. */
export const providerPayments = key('providerPayments', 'local', list(providerPayment), []);

/** Names how the customer's card behaves; absent where it simply pays. */
export const paymentMethodToken = key('paymentMethodToken', 'local', text, null);
export const paymentMethodTokenOf = family('paymentMethodToken_', 'local', text, null);

const pendingPurchaseShape = v.object({
  credits: v.pipe(wholeCredits, v.minValue(1)),
  amount: usd,
  type: v.nullish(v.string(), 'credits'),
  /** The provider's session, where its page was opened for this purchase: another one's does not pay for it. */
  sessionId: v.optional(v.string()),
});
export type PendingPurchase = v.InferOutput<typeof pendingPurchaseShape>;
const pending = json(v.nullable(pendingPurchaseShape), null);

/** Credits waiting for the payment provider's return to `/success`. */
export const pendingPurchase = key('pendingPurchase', 'local', pending, null);
export const pendingPurchaseOf = family('pendingPurchase_', 'local', pending, null);
