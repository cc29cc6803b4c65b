/** Nothing is rejected: the demo accepts every text. Only digits and separators are formatted; any other text stays as typed. */
import { plainDigits } from '../../../lib/characters';

const formatPlain =
  (format: (plain: string) => string) =>
  (typed: string): string => {
    const plain = plainDigits(typed);
    return /^[\d\s./-]*$/.test(plain) ? format(plain) : typed;
  };

const digitsOf = (text: string) => text.replace(/\D/g, '');

const groupsOf = (digits: string) => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

/** '4242 4242 4242 4242'; American Express as 4-6-5. More than 19 digits are cut off. */
export const formatCardNumber = formatPlain((typed) => {
  let remaining = digitsOf(typed);
  const groups: string[] = [];
  for (const size of groupsOf(remaining)) {
    if (remaining === '') break;
    groups.push(remaining.slice(0, size));
    remaining = remaining.slice(size);
  }
  return groups.join(' ');
});

/** '12/34' from '1234', '12 / 2034', '1/34' and '2034-12'. */
export const formatExpiry = formatPlain((typed) => {
  const [, yearFirst, monthLast] = /^\s*20(\d\d)[\s./-]*(\d\d?)\s*$/.exec(typed) ?? [];
  if (yearFirst && monthLast) return `${monthLast.padStart(2, '0')}/${yearFirst}`;
  const early = /^\s*(\d)\s*[/.-]/.exec(typed);
  const digits = digitsOf(early ? `0${typed.trim()}` : typed).slice(0, 6);
  const year = digits.slice(2);
  const shortYear =
    year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, year.startsWith('20') ? 4 : 2);
  const endsInSlash = /[/.-]\s*$/.test(typed) && digits.length === 2;
  return year ? `${digits.slice(0, 2)}/${shortYear}` : digits + (endsInSlash ? '/' : '');
});

const formatDigits = (most: number) => formatPlain((typed) => digitsOf(typed).slice(0, most));

export const formatSecurityCode = formatDigits(4);

export const formatTwoDigits = formatDigits(2);

export const formatCardMonth = formatPlain((typed) => formatTwoDigits(formatExpiry(typed)));

export const completeMonth = (typed: string): string => formatCardMonth(typed).replace(/^[1-9]$/, '0$&');

/** A year of two digits, of four, or of a whole date. '203' is the beginning of 203x and becomes '3'. */
export const formatYear = formatPlain((typed) => {
  const digits = digitsOf(typed);
  if (digits.length > 4 || /\d\D+\d/.test(typed)) return formatExpiry(typed).slice(3);
  return digits.length === 4 ? digits.slice(2) : formatTwoDigits(digits.replace(/^20(?=\d)/, ''));
});

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

export const isNoMonth = (expiry: string): boolean => {
  const parts = monthAndYear(expiry);
  return parts !== null && (Number(parts[1]) < 1 || Number(parts[1]) > 12);
};

export const isPastExpiry = (expiry: string, now: Date): boolean => {
  const parts = monthAndYear(expiry);
  return parts !== null && !isNoMonth(expiry) && new Date(2000 + Number(parts[2]), Number(parts[1])) <= now;
};
