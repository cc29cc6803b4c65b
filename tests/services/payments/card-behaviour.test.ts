import { expect, it } from 'vitest';
import { behaviourOf } from '../../../src/services/payments/card-behaviour';
import type { PaymentRequest } from '../../../src/services/payments/port';

it.each([
  ['4000 0000 0000 0002', 'declined'],
  ['４０００ ００００ ００００ ０００２', 'declined'],
  ['４０００　００００ー００００ー０００２', 'declined'],
  ['４２４２４２４２４２４２４２４２', 'succeeds'],
  ['my card', 'succeeds'],
])('a card with the number %j: %s', (number, outcome) => {
  expect(behaviourOf({ card: { number } } as PaymentRequest)).toBe(outcome);
});
