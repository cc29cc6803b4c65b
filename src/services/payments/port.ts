/** The port to whoever moves the money. A real provider is another implementation of `PaymentProvider`, and nothing else changes. */
import type { DeclineCode } from '../errors';

/** What was typed into the card fields. It goes to the provider and nowhere else. */
export type Card = { number: string; expiry: string; code: string };

/** Token of a card that the provider has stored; null for a stored card that succeeds. */
export type StoredMethod = string | null;

export type PaymentRequest = {
  /** Whole cents; 0 checks the card and charges nothing. */
  amountCents: number;
  currency: 'USD';
  description: string;
  /** A request that is sent twice with the same key is charged once. */
  idempotencyKey: string;
} & ({ card: Card } | { storedMethod: StoredMethod });

export type PaymentResult =
  /** `method` is the card's token, for later charges. */
  | { status: 'succeeded'; reference: string; method: StoredMethod }
  | { status: 'declined'; code: DeclineCode }
  | { status: 'needs-confirmation'; reference: string }
  /** The answer did not arrive: the payment may have gone through or not. */
  | { status: 'unknown'; reference: string };

/** Every method rejects with a `ServiceError` 'provider-down' where the provider does not answer and nothing was done. */
export type PaymentProvider = {
  /**
   * Pays, or checks the card.
   * @param beforeCharge awaited once the provider has taken the request and before money moves: what it throws ends the
   *   payment with nothing charged
   */
  pay: (request: PaymentRequest, beforeCharge?: () => Promise<void>) => Promise<PaymentResult>;
  /** Answers for the customer who was asked to confirm. */
  confirm: (idempotencyKey: string, isConfirmed: boolean) => Promise<PaymentResult>;
  /** The result of a payment. One that the provider does not know is declined as 'not-received'. */
  look: (idempotencyKey: string) => Promise<PaymentResult>;
  /** Cancels a payment that has not gone through. One that has stays, and is answered as succeeded. */
  cancel: (idempotencyKey: string) => Promise<PaymentResult>;
  /** Refunds a payment that has gone through but whose order could not be stored. */
  refund: (idempotencyKey: string) => Promise<void>;
};
