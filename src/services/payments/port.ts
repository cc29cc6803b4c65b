/** The port to whoever moves the money. A real provider is another implementation of `PaymentProvider`, and nothing else changes. */
import type { declineTexts } from '../../content/flows/payments';

/** What was typed into the card fields. It goes to the provider and nowhere else. */
export type Card = { number: string; expiry: string; code: string };

/** A card that the provider knows already, by its token; without one it is a card of which nothing need be known. */
export type StoredMethod = string | null;

export type PaymentRequest = {
  /** Whole cents; 0 checks the card and charges nothing. */
  amountCents: number;
  currency: 'USD';
  description: string;
  /** Names the payment: sent twice, it is charged once. */
  idempotencyKey: string;
} & ({ card: Card } | { storedMethod: StoredMethod });

/** Why a payment did not go through: the reasons that the site has words for. */
export type DeclineCode = keyof typeof declineTexts;

export type PaymentResult =
  /** `method` names the card for later charges. */
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
  /** How a payment stands. One that the provider never heard of is declined as 'not-received'. */
  look: (idempotencyKey: string) => Promise<PaymentResult>;
  /** Takes a payment back that has not gone through; one that has is answered as it stands. */
  cancel: (idempotencyKey: string) => Promise<PaymentResult>;
  /** Gives back a payment that has gone through but cannot be used. */
  refund: (idempotencyKey: string) => Promise<void>;
};
