import { expect, it } from 'vitest';
import {
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  formatTwoDigits,
  isNoMonth,
  isPastExpiry,
  passesLuhn,
} from '../../../../src/components/form/card/card-format';

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4', '4'],
  ['42424', '4242 4'],
  ['42424242424242424242424', '4242 4242 4242 4242 424'],
  ['', ''],
])('card number %j reads %j', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

it.each([
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['123', '12/3'],
  ['1234', '12/34'],
  ['12/34', '12/34'],
  ['12 / 2034', '12/34'],
  ['1/34', '01/34'],
  ['', ''],
])('expiry %j reads %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

it.each([
  ['12345', '1234'],
  ['1 2 3', '123'],
])('security code %j reads %j', (typed, shown) => expect(formatSecurityCode(typed)).toBe(shown));

it('cuts a month or year at two digits', () => expect(formatTwoDigits('123')).toBe('12'));

it.each(['abc', '4242 abcd', 'x'.repeat(40), '١٢٣', '12/3x', ' test card '])('keeps %j as it was typed', (typed) => {
  for (const format of [formatCardNumber, formatExpiry, formatSecurityCode, formatTwoDigits])
    expect(format(typed)).toBe(typed);
});

it('knows a real number from a mistyped one', () => {
  expect(passesLuhn('4242 4242 4242 4242')).toBe(true);
  expect(passesLuhn('4242 4242 4242 4243')).toBe(false);
  expect(passesLuhn('0000')).toBe(false);
});

it.each([
  ['10/26', true],
  ['11/26', false],
  ['12/34', false],
  ['13/34', false],
  ['13/20', false],
  ['12/3', false],
])('on 21 November 2026, %s is past: %s', (expiry, isPast) => {
  expect(isPastExpiry(expiry, new Date(2026, 10, 21))).toBe(isPast);
});

it.each([
  ['13/30', true],
  ['00/30', true],
  ['12/30', false],
  ['01/30', false],
  ['13', false],
  ['', false],
])('%s names no month: %s', (expiry, isNone) => expect(isNoMonth(expiry)).toBe(isNone));
