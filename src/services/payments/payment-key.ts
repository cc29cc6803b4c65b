import type { PaymentOrder } from '../../storage/schema';

/** 32 bits of a text (FNV-1a) as eight hexadecimal digits. */
const fingerprintOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/**
 * The idempotency key: the attempt, who pays and what for. A copy of the tab that sends other answers pays for them itself,
 * and so does another customer who signs in while the page is open.
 */
export const paymentKeyOf = (attempt: string, owner: string | null, order: PaymentOrder): string =>
  `${attempt}.${fingerprintOf(JSON.stringify([owner, order]))}`;

/** What the payment of a key is called: short enough to be read out. */
export const referenceOf = (key: string): string => {
  const [attempt = '', fingerprint = ''] = key.split('.');
  return `pay_${attempt.replace(/\W/g, '').slice(0, 12)}${fingerprint}`;
};
