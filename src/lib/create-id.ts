/** A random id of 128 bits as 32 hexadecimal digits. Works without a secure context, where `randomUUID` is missing. */
export const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
