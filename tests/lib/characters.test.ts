import { expect, it } from 'vitest';
import { plainDigits, withoutInvisible } from '../../src/lib/characters';

it.each([
  ['１２', '12'],
  ['１５０−０００１', '150-0001'],
  ['１５０ー０００１', '150-0001'],
  ['150‐0001', '150-0001'],
  ['４２４２　４２４２', '4242 4242'],
  ['１２／３４', '12/34'],
  ['ＳＡＶＥ２０', 'SAVE20'],
  ['１，０００．５', '1,000.5'],
  ['\u202a4242\u202c 42\u00ad42\ufeff', '4242 4242'],
  ['K1A 0B1', 'K1A 0B1'],
  ['', ''],
])('%j is %j', (typed, plain) => expect(plainDigits(typed)).toBe(plain));

it.each([
  ['\u202aa\u200d@b.co\u202c\u2060', 'a@b.co'],
  ['\u200d\u200bhttps://می\u200cخواهم.ir/\u00ad❤\ufe0f\u200d🔥\u200b', 'https://می\u200cخواهم.ir/❤\ufe0f\u200d🔥'],
])('%j is %j without what nobody sees', (typed, seen) => expect(withoutInvisible(typed)).toBe(seen));
