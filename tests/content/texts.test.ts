import { expect, test } from 'vitest';
import { contentStrings } from './modules';

/** Texts that contain one of these words on purpose. */
const intended = ['Secure payment powered by Stripe (Coming Soon)', 'Make me a placeholder logo'];

test.each(['lorem', 'ipsum', 'todo', 'tbd', 'placeholder', 'coming soon', 'undefined', 'NaN'])(
  'no text says %s',
  (word) => {
    const pattern = new RegExp(`\\b${word}\\b`, word === 'NaN' ? '' : 'i');
    expect(contentStrings.filter(({ text }) => !intended.includes(text) && pattern.test(text))).toEqual([]);
  },
);

test('sentences have one space between words and no stray markup', () => {
  expect(contentStrings.filter(({ text }) => / {2}|<[a-z]|\$\{|\[object/.test(text))).toEqual([]);
});
