import { expect, it } from 'vitest';
import { formatCardNumber, passesLuhn } from '../../src/components/form/card/card-format';
import { testCards } from '../../src/content/flows/test-cards';

it('has the ten numbers that everybody knows, as card fields show them', () => {
  expect(Object.fromEntries(testCards.map(({ number, outcome }) => [number.replaceAll(' ', ''), outcome]))).toEqual({
    '4242424242424242': 'succeeds',
    '5555555555554444': 'succeeds',
    '378282246310005': 'succeeds',
    '4000000000000002': 'declined',
    '4000000000009995': 'insufficient-funds',
    '4000000000000069': 'expired-card',
    '4000000000000127': 'incorrect-code',
    '4000000000000119': 'processing-error',
    '4000002760003184': 'needs-confirmation',
    '4000000000000341': 'declined-when-charged',
  });
  for (const { number } of testCards) {
    expect(formatCardNumber(number)).toBe(number);
    expect(passesLuhn(number)).toBe(true);
  }
});
