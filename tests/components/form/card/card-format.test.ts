import { expect, it } from 'vitest';
import {
  completeMonth,
  formatCardMonth,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  formatTwoDigits,
  formatYear,
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
  ['４０００ー００００ー００００ー０００２', '4000 0000 0000 0002'],
  ['４０００　００００−００００―０００２', '4000 0000 0000 0002'],
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
  ['12/2031', '12/31'],
  ['12 / 31', '12/31'],
  ['12-31', '12/31'],
  ['1231', '12/31'],
  ['122031', '12/31'],
  ['2031-12', '12/31'],
  ['2031-1', '01/31'],
  ['203112', '12/31'],
  ['１２／２０３１', '12/31'],
  ['', ''],
])('expiry %j reads %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

it.each([
  ['12345', '1234'],
  ['1 2 3', '123'],
])('security code %j reads %j', (typed, shown) => expect(formatSecurityCode(typed)).toBe(shown));

it.each([
  ['2031', '31'],
  ['31', '31'],
  ['1931', '31'],
  ['2', '2'],
  ['20', '20'],
  ['203', '3'],
  ['315', '31'],
  ['12/2031', '31'],
  ['2031-12', '31'],
  ['12/31', '31'],
  ['3/31', '31'],
  ['２０３１', '31'],
  ['', ''],
])('year %j reads %j', (typed, shown) => expect(formatYear(typed)).toBe(shown));

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
  expect(formatCardMonth(typed)).toBe(shown);
  expect(completeMonth(typed)).toBe(complete);
});

it('cuts a month or year at two digits', () => expect(formatTwoDigits('123')).toBe('12'));

it.each(['abc', '4242 abcd', 'x'.repeat(40), '١٢٣', '12/3x', ' test card '])('keeps %j as it was typed', (typed) => {
  for (const format of [
    formatCardNumber,
    formatExpiry,
    formatSecurityCode,
    formatTwoDigits,
    formatCardMonth,
    completeMonth,
    formatYear,
  ])
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
