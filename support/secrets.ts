type Card = Readonly<{ number: string; expiry: string; code: string }>;

/** A card that is not the sample card, so that a leak cannot be mistaken for something else. Digits only, as typed. */
export const secretCard = { number: '4000056655665556', expiry: '1139', month: '11', year: '39', code: '7391' };

/** Beginning and end of a card number: its first eight digits, also in groups, and its last four. */
export const textsOfNumber = (number: string): string[] => [
  number.slice(0, 8),
  `${number.slice(0, 4)} ${number.slice(4, 8)}`,
  number.slice(-4),
];

/** What may be kept of a card in no form. */
export const textsOfCard = ({ number, expiry, code }: Card): string[] => [
  ...textsOfNumber(number),
  expiry.replace(/(..)(..)/, '$1/$2'),
  code,
];

/** The same of the secret card, with a group from its middle. */
export const secretTexts = [...textsOfCard(secretCard), '5566'];

/** Four digits stand by chance in a random id, a time or a position, so that they count only by themselves. */
const isIn = (text: string, secret: string) =>
  /^\d{3,5}$/.test(secret)
    ? new RegExp(`(?<![0-9a-z]|\\d\\.)${secret}(?![0-9a-z]|\\.\\d)`, 'i').test(text.replace(/\\+[nrt]/g, ' '))
    : text.includes(secret);

/** Those of the secrets that are in the text, which may be JSON within JSON. */
export const secretsIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => isIn(text, secret));
