import { expect, it } from 'vitest';
import { plainDigits } from '../../src/lib/characters';

it.each([
  ['１２', '12'],
  ['１５０−０００１', '150-0001'],
  ['１５０ー０００１', '150-0001'],
  ['150‐0001', '150-0001'],
  ['４２４２　４２４２', '4242 4242'],
  ['１２／３４', '12/34'],
  ['ＳＡＶＥ２０', 'SAVE20'],
  ['１，０００．５', '1,000.5'],
  ['K1A 0B1', 'K1A 0B1'],
  ['', ''],
])('%j is %j', (typed, plain) => expect(plainDigits(typed)).toBe(plain));
