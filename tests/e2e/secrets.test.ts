import { expect, it } from 'vitest';
import { secretsIn, secretTexts } from '../../support/secrets';

const found = (text: string) => secretsIn(text, secretTexts);

it.each([
  '{"draft":"{\\"card\\":\\"4000056655665556\\"}"}',
  'card=4000056655',
  '4000 0566 55',
  'the group 5566',
  '{"notes":"{\\"a\\":\\"\\\\n7391\\"}"}',
  'the card that ends in 5556',
  '{"last4":5556}',
  'name=Ada&cvc=7391&zip=10001',
  '{"expiry":"11/39"}',
])('finds a part of the card in %s', (text) => expect(found(text)).not.toEqual([]));

it.each([
  '{"id":"87391fe02b5556c4d1a73910e55567b2"}',
  '{"key":"x5556qkz"}',
  '{"at":1795739155560}',
  '{"scroll":{"k":5556.25,"l":12.7391}}',
  '2026-11-27T00:08:29.921Z',
])('finds no chance digits in %s', (text) => expect(found(text)).toEqual([]));
