import type { declineTexts } from '../content/flows/payments';

/** Every reason for which a service may refuse. Pages choose their message by `code`, never by `message`. */
export type ServiceErrorCode =
  | 'account-exists'
  | 'signed-out'
  | 'not-admin'
  | 'unknown-pack'
  | 'unknown-service'
  | 'unknown-entry'
  | 'bad-quantity'
  | 'insufficient-credits'
  | 'no-payment-method'
  | 'no-session-id'
  | 'unreadable-purchase'
  | 'bad-backup'
  | 'trial-used'
  | 'no-trial'
  | 'payment-used'
  | 'sent-elsewhere'
  | 'newer-draft'
  | 'paid-elsewhere'
  | 'provider-down'
  | 'payment-declined'
  | 'payment-settled'
  | 'payment-replaced'
  | 'not-now'
  | 'messages-full';

export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  constructor(code: ServiceErrorCode) {
    super(code);
    this.code = code;
  }
}

export type DeclineCode = keyof typeof declineTexts;

export class PaymentDeclined extends ServiceError {
  readonly reason: DeclineCode;
  constructor(reason: DeclineCode) {
    super('payment-declined');
    this.reason = reason;
  }
}

export const isServiceError = (error: unknown, code: ServiceErrorCode): boolean =>
  error instanceof ServiceError && error.code === code;
