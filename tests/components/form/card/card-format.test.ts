import { expect, it } from 'vitest';
import * as format from '../../../../src/components/form/card/card-format';

/** The texts that are not shown as told. */
const wrong = (format: (typed: string) => string, shown: string, typed: readonly string[]) =>
  typed.filter((text) => format(text) !== shown);

it.each<[shown: string, ...typed: string[]]>([
  ['4242 4242 4242 4242', '4242424242424242', '4242-4242 4242.4242'],
  ['3782 822463 10005', '378282246310005'],
  ['3400 000000 00009', '340000000000009'],
  ['4', '4'],
  ['4242 4', '42424'],
  ['4242 4242 4242 4242 424', '42424242424242424242424'],
  ['4000 0000 0000 0002', '４０００ー００００ー００００ー０００２', '４０００　００００−００００―０００２'],
  ['', ''],
])('card number %j is shown for %j', (shown, ...typed) =>
  expect(wrong(format.formatCardNumber, shown, typed)).toEqual([]),
);

it.each<[shown: string, ...typed: string[]]>([
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['12/3', '123'],
  ['12/34', '1234', '12/34', '12 / 2034'],
  ['01/34', '1/34'],
  ['12/31', '12/2031', '12 / 31', '12-31', '1231', '122031', '2031-12', '203112', '１２／２０３１'],
  ['01/31', '2031-1'],
  ['', ''],
])('expiry %j is shown for %j', (shown, ...typed) => expect(wrong(format.formatExpiry, shown, typed)).toEqual([]));

it.each<[shown: string, ...typed: string[]]>([
  ['31', '2031', '31', '1931', '315', '12/2031', '2031-12', '12/31', '3/31', '２０３１'],
  ['2', '2'],
  ['20', '20'],
  ['3', '203'],
  ['', ''],
])('year %j is shown for %j', (shown, ...typed) => expect(wrong(format.formatYear, shown, typed)).toEqual([]));

it('takes four digits of a security code', () => {
  expect(['12345', '1 2 3'].map(format.formatSecurityCode)).toEqual(['1234', '123']);
});

it.each([
  ['3', '3', '03'],
  ['0', '0', '0'],
  ['1', '1', '01'],
  ['12', '12', '12'],
  ['12/2031', '12', '12'],
  ['2031-12', '12', '12'],
  ['3/31', '03', '03'],
  ['３', '3', '03'],
  ['', '', ''],
])('month %j reads %j while it is typed, and %j after that', (typed, shown, complete) => {
  expect(format.formatCardMonth(typed)).toBe(shown);
  expect(format.completeMonth(typed)).toBe(complete);
});

it('cuts a month or year at two digits', () => expect(format.formatTwoDigits('123')).toBe('12'));

it.each(['abc', '4242 abcd', 'x'.repeat(40), '١٢٣', '12/3x', ' test card '])('keeps %j as it was typed', (typed) => {
  const { passesLuhn: _, isNoMonth: __, isPastExpiry: ___, ...formats } = format;
  for (const one of Object.values(formats)) expect(one(typed)).toBe(typed);
});

it('tells a valid number from a mistyped one', () => {
  expect(format.passesLuhn('4242 4242 4242 4242')).toBe(true);
  expect(format.passesLuhn('4242 4242 4242 4243')).toBe(false);
  expect(format.passesLuhn('0000')).toBe(false);
});

it('on 21 November 2026, a date of an earlier month is past', () => {
  const isPast = (expiry: string) => format.isPastExpiry(expiry, new Date(2026, 10, 21));
  expect(['10/26', '11/26', '12/34', '13/34', '13/20', '12/3'].filter(isPast)).toEqual(['10/26']);
});

it('recognizes an invalid month', () => {
  expect(['13/30', '00/30', '12/30', '01/30', '13', ''].filter(format.isNoMonth)).toEqual(['13/30', '00/30']);
});
