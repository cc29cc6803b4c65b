/**
 * Formats card details while they are typed. Nothing is rejected: the demo accepts every non-empty value. Only digits and
 * separators are formatted; a text with any other character stays as it was typed.
 */

const isPlain = (typed: string) => /^[\d\s./-]*$/.test(typed);

const digitsOf = (text: string) => text.replace(/\D/g, '');

const groupsOf = (digits: string) => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

/** '4242 4242 4242 4242'; American Express as 4-6-5. More than 19 digits are cut off. */
export const formatCardNumber = (typed: string): string => {
  if (!isPlain(typed)) return typed;
  let rest = digitsOf(typed);
  const groups: string[] = [];
  for (const size of groupsOf(rest)) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
};

/** '12/34' from '1234', '12 / 2034' and '1/34'. */
export const formatExpiry = (typed: string): string => {
  if (!isPlain(typed)) return typed;
  const early = /^\s*(\d)\s*[/.-]/.exec(typed);
  const digits = digitsOf(early ? `0${typed.trim()}` : typed).slice(0, 6);
  const year = digits.slice(2);
  const shortYear =
    year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, year.startsWith('20') ? 4 : 2);
  const endsInSlash = /[/.-]\s*$/.test(typed) && digits.length === 2;
  return year ? `${digits.slice(0, 2)}/${shortYear}` : digits + (endsInSlash ? '/' : '');
};

const formatDigits =
  (most: number) =>
  (typed: string): string =>
    isPlain(typed) ? digitsOf(typed).slice(0, most) : typed;

/** At most four digits. */
export const formatSecurityCode = formatDigits(4);

/** A month or a year: at most two digits. */
export const formatTwoDigits = formatDigits(2);

/** Whether a full-length number passes the Luhn check that every real card passes. */
export const passesLuhn = (number: string): boolean => {
  const digits = digitsOf(number);
  if (digits.length < 12) return false;
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
};

const monthAndYear = (expiry: string) => /^(\d{2})\/(\d{2})$/.exec(expiry);

/** Whether 'MM/YY' is complete and its month does not exist. */
export const isNoMonth = (expiry: string): boolean => {
  const parts = monthAndYear(expiry);
  return parts !== null && (Number(parts[1]) < 1 || Number(parts[1]) > 12);
};

/** Whether 'MM/YY' is a month in the past. */
export const isPastExpiry = (expiry: string, now: Date): boolean => {
  const parts = monthAndYear(expiry);
  return parts !== null && !isNoMonth(expiry) && new Date(2000 + Number(parts[2]), Number(parts[1])) <= now;
};
