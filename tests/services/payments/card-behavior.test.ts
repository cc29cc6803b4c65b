import { expect, it } from 'vitest';
import type { PaymentRequest } from '../../../src/services/payments/port';
import { behaviorOf } from '../../../src/services/payments/simulated-provider';

it.each([
  ['4000 0000 0000 0002', 'declined'],
  ['４０００ ００００ ００００ ０００２', 'declined'],
  ['４０００　００００ー００００ー０００２', 'declined'],
  ['４２４２４２４２４２４２４２４２', 'succeeds'],
  ['my card', 'succeeds'],
])('a card with the number %j: %s', (number, outcome) => {
  expect(behaviorOf({ card: { number } } as PaymentRequest)).toBe(outcome);
});
