import { expect, it } from 'vitest';
import {
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  isPastExpiry,
  passesLuhn,
} from '../../src/lib/card-format';

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

it('cuts a security code at four digits', () => expect(formatSecurityCode('12a345')).toBe('1234'));

it('knows a real number from a mistyped one', () => {
  expect(passesLuhn('4242 4242 4242 4242')).toBe(true);
  expect(passesLuhn('4242 4242 4242 4243')).toBe(false);
  expect(passesLuhn('0000')).toBe(false);
});

it.each([
  ['10/26', true],
  ['11/26', false],
  ['12/34', false],
  ['13/34', true],
  ['12/3', false],
])('on 21 November 2026, %s is past: %s', (expiry, isPast) => {
  expect(isPastExpiry(expiry, new Date(2026, 10, 21))).toBe(isPast);
});
