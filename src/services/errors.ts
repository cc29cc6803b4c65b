/** Every reason for which a service refuses. Pages choose their text by `code`, never by the error's message. */
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
  | 'receipt-used'
  | 'paid-elsewhere';

export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  constructor(code: ServiceErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Whether an error is a `ServiceError` with this code. */
export const isServiceError = (error: unknown, code: ServiceErrorCode): boolean =>
  error instanceof ServiceError && error.code === code;
