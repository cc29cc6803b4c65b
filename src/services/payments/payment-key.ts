import { fnvHash } from '../../lib/fnv-hash';
import type { PaymentOrder } from '../../storage/schema';

/** A hash of a text as eight hexadecimal digits. */
const fingerprintOf = (text: string): string => fnvHash(text).toString(16).padStart(8, '0');

/**
 * The idempotency key, made from the attempt, the owner and the order. A duplicated tab has the same attempt: if its answers
 * differ, its payment is another one. The same is true for another customer who signs in while the page is open.
 */
export const paymentKeyOf = (attempt: string, owner: string | null, order: PaymentOrder): string =>
  `${attempt}.${fingerprintOf(JSON.stringify([owner, order]))}`;

/** The reference of a payment, short enough to read out on the phone. */
export const referenceOf = (key: string): string => {
  const [attempt = '', fingerprint = ''] = key.split('.');
  return `pay_${attempt.replace(/\W/g, '').slice(0, 12)}${fingerprint}`;
};
