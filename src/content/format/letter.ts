/** What opens a new message in the visitor's mail program. */

/** Encodes a part of a `mailto:` address. Half of a surrogate pair, which stored text may have, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '�'));

/** Whether a text can be written to: '?' and '&' would begin headers, ',' and a line break further addresses. */
export const isOneAddress = (email: string): boolean => /^[^?&,\r\n@]+@[^?&,\r\n@]+$/.test(email);

/**
 * A `mailto:` address. Lines of the body end with CRLF, and a space is never '+'.
 * @param email see `isOneAddress`
 * @param lines of the body; none for a message that begins empty
 */
export const letterHref = (email: string, subject: string, lines: readonly string[] = []): string => {
  const address = email.split('@').map(encode).join('@');
  const body = lines.length > 0 ? `&body=${encode(lines.join('\r\n'))}` : '';
  return `mailto:${address}?subject=${encode(subject)}${body}`;
};
