import type { PaymentOrder } from '../../storage/schema';

/** The 32-bit FNV-1a hash of a text, as eight hexadecimal digits. */
const fingerprintOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

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
