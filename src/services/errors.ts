import type { failureTexts } from '../content/account/failures';
import type { declineTexts } from '../content/flows/payments';

/** Every reason for which a service may refuse. Pages choose their message by `code`, never by `message`. */
export type ServiceErrorCode = keyof typeof failureTexts;

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
