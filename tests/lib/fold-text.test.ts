import { expect, it, vi } from 'vitest';
import { foldText } from '../../src/lib/fold-text';

it.each([
  ['İstanbul', 'istanbul'],
  ['DIYARBAKIR', 'diyarbakir'],
  ['Diyarbakır', 'diyarbakir'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['Łódź', 'lodz'],
  ['Søren Ærø', 'soren aero'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδός', 'οδοσ'],
  ['ﬁne Ａda', 'fine ada'],
  ['ばば', 'は\u3099は\u3099'],
])('%s reads as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('is the same in a browser set to Turkish', () => {
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockReturnValue('wrong');
  expect(foldText('IVY')).toBe('ivy');
});
