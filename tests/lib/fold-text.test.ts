import { expect, it, vi } from 'vitest';
import { foldText } from '../../src/lib/fold-text';

it.each([
  ['istanbul', 'İstanbul'],
  ['diyarbakir', 'DIYARBAKIR', 'Diyarbakır'],
  ['strasse', 'Straße', 'STRAẞE'],
  ['cafe', 'Café', 'Cafe\u0301'],
  ['lodz', 'Łódź'],
  ['soren aero', 'Søren Ærø'],
  ['οδοσ', 'ΟΔΟΣ', 'οδός'],
  ['fine ada', 'ﬁne Ａda'],
  ['は\u3099は\u3099', 'ばば'],
])('%s is how %s reads', (folded, ...texts) => expect(texts.map(foldText)).toEqual(texts.map(() => folded)));

it('is the same in a browser set to Turkish', () => {
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockReturnValue('wrong');
  expect(foldText('IVY')).toBe('ivy');
});
