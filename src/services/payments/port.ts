/** The interface to a payment provider. A real one implements `PaymentProvider`, and `providerFor` returns it. */
import type { DeclineCode } from '../errors';

export type Card = { number: string; expiry: string; code: string };

/** Token of a stored card; null for a stored card that succeeds. */
export type StoredMethod = string | null;

export type PaymentMethod = { card: Card } | { storedMethod: StoredMethod };

export type PaymentRequest = {
  amountCents: number;
  currency: 'USD';
  description: string;
  /** Requests with the same key are charged once. */
  idempotencyKey: string;
} & PaymentMethod;

export type PaymentResult =
  /** `method`: the card's token, for later charges. */
  | { status: 'succeeded'; reference: string; method: StoredMethod }
  | { status: 'declined'; code: DeclineCode }
  | { status: 'needs-confirmation'; reference: string }
  /** The answer did not arrive: the payment may or may not have gone through. */
  | { status: 'unknown'; reference: string };

/**
 * The customer's act on a payment without a final result: check again, confirm or refuse to confirm to the bank, or cancel. One
 * that has gone through is not canceled.
 */
export type Settlement = 'lookUp' | 'confirm' | 'refuse' | 'cancel';

/** Every method rejects with a `ServiceError` 'provider-down' if the provider is down. It has then changed nothing. */
export type PaymentProvider = {
  /**
   * Charges the card, or checks it.
   * @param beforeCharge called when the provider has accepted the request, before it charges. If it rejects, `pay` rejects
   *   with the same error and nothing is charged. Once a signal that it resolves to is aborted, nothing is charged any
   *   more, and `pay` rejects with the signal's reason.
   */
  pay: (request: PaymentRequest, beforeCharge?: () => Promise<AbortSignal | undefined>) => Promise<PaymentResult>;
  /** An unknown payment is declined as 'not-received'. Once `signal` is aborted, changes nothing and rejects, like `pay`. */
  settle: (idempotencyKey: string, settlement: Settlement, signal?: AbortSignal) => Promise<PaymentResult>;
  /** Refunds a payment that has gone through. Once `signal` is aborted, refunds nothing and rejects with its reason. */
  refund: (idempotencyKey: string, signal?: AbortSignal) => Promise<void>;
};
