import { expect, test } from 'vitest';
import { figureText } from '../../../src/content/format/numbers';

test('a figure has its sign, its unit and its decimals, also on the way there', () => {
  expect(figureText({ value: 98, suffix: '%', label: '' })).toBe('98%');
  expect(figureText({ value: 4, prefix: '×', decimals: 1, label: '' })).toBe('×4.0');
  expect(figureText({ value: 98, suffix: '%', label: '' }, 12.34)).toBe('12%');
});
