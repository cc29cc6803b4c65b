/** Stored keys about payments. None of them contains a card's number, expiry date or security code. */
import * as v from 'valibot';
import { text } from './codecs/codec';
import { json, list } from './codecs/json';
import { usd, wholeCredits } from './history-entry';
import { family, key } from './key';

const cents = v.pipe(wholeCredits, v.minValue(0));
const filled = v.pipe(v.string(), v.nonEmpty());

/** What a payment is for: everything that is needed for its fulfillment once it has succeeded. */
const orderShape = v.variant('kind', [
  v.object({
    kind: v.picklist(['trial', 'checkout', 'instant-site']),
    /** Id of the submission. */
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
  key: filled,
  reference: filled,
  /** One that is still `sending` when the page opens was interrupted, and its result is unknown. */
  state: v.picklist(['sending', 'unknown', 'needs-confirmation']),
  /** Email address of the customer who was signed in; null if nobody was. */
  owner: v.nullable(v.string()),
  amountCents: cents,
  order: orderShape,
});
export type OpenPayment = v.InferOutput<typeof openPaymentShape>;

/** Payments that are not settled yet. Written before the charge, and removed in the transaction that does the fulfillment. */
export const openPayments = key('openPayments', 'local', list(openPaymentShape), []);

const providerPayment = v.object({
  key: filled,
  reference: filled,
  amountCents: cents,
  /** `failed-once`: a processing error that the next attempt does not have. */
  status: v.picklist(['succeeded', 'needs-confirmation', 'failed-once']),
  /** Token of a stored test card, which names how it behaves. */
  method: v.nullable(v.string()),
});
export type ProviderPayment = v.InferOutput<typeof providerPayment>;

/** The simulated provider's database: its payments by idempotency key. */
export const providerPayments = key('providerPayments', 'local', list(providerPayment), []);

/** Token of the customer's stored test card; absent for a card that always pays. */
export const paymentMethodToken = key('paymentMethodToken', 'local', text, null);
export const paymentMethodTokenOf = family('paymentMethodToken_', 'local', text, null);

const pendingPurchaseShape = v.object({
  credits: v.pipe(wholeCredits, v.minValue(1)),
  amount: usd,
  type: v.nullish(v.string(), 'credits'),
  /** Id of the provider's session if its page was opened for this purchase; only that session pays for it. */
  sessionId: v.optional(v.string()),
});
export type PendingPurchase = v.InferOutput<typeof pendingPurchaseShape>;
const pending = json(v.nullable(pendingPurchaseShape), null);

/** Credits waiting for the payment provider's return to `/success`. */
export const pendingPurchase = key('pendingPurchase', 'local', pending, null);
export const pendingPurchaseOf = family('pendingPurchase_', 'local', pending, null);
