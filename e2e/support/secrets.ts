type Card = Readonly<{ number: string; expiry: string; code: string }>;

/** A card that is not the sample card, so that a leak cannot be mistaken for something else. Digits only, as typed. */
export const secretCard = { number: '4000056655665556', expiry: '1139', month: '11', year: '39', code: '7391' };

/** What may be kept of a card in no form: whole, with spaces, its first eight and its last four digits. */
export const textsOfCard = ({ number, expiry, code }: Card): string[] => [
  number,
  number.replace(/(.{4})(?=.)/g, '$1 '),
  number.slice(0, 8),
  number.slice(-4),
  expiry.replace(/(..)(..)/, '$1/$2'),
  code,
];

/** Four digits stand by chance in a random id, a time or a position, so that they count only by themselves. */
const isIn = (text: string, secret: string) =>
  /^\d{3,5}$/.test(secret)
    ? new RegExp(`(?<![0-9a-z]|\\d\\.)${secret}(?![0-9a-z]|\\.\\d)`, 'i').test(text)
    : text.includes(secret);

/** Those of the secrets that are in the text. */
export const secretsIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => isIn(text, secret));
