import { expect, it } from 'vitest';
import { nameFragment, readNameFragment } from '../../../src/components/sketch/name-link';

it.each(['B', 'Fig & Fold Books', 'مقهى الياسمين', '山の上の本屋', 'Bar 1234', 'x'.repeat(60), 'a=b&look=c #1 %20'])(
  'a link has the name %j and its look',
  (name) => {
    const fragment = nameFragment(name, 'elegant');
    expect(readNameFragment(fragment)).toEqual({ name, look: 'elegant' });
    expect(new URL(`https://a.example/${fragment}`).hash).toBe(fragment);
  },
);

it.each(['', ' \u200b\u2060', 'x'.repeat(61), 'https://a.example', 'a@b', 'see WWW.a', 'call 555 01', 'call ٥٥٥٠١'])(
  'no link has %j as a name',
  (name) => {
    expect(nameFragment(name, 'bold')).toBe('');
    expect(readNameFragment(`#${new URLSearchParams({ name, look: 'bold' })}`)).toBeNull();
  },
);

it.each([
  '',
  '#plans',
  '#name=A',
  '#name=A&look=fancy',
  '#look=bold',
  '#name=A&name=B&look=bold',
  '#name=%E0%A4&look=',
])('the fragment %j names nothing', (fragment) => expect(readNameFragment(fragment)).toBeNull());

it('unseen characters are not in the link', () => {
  expect(readNameFragment('#name=A%E2%80%8Bb%00%0Ac&look=bold')).toEqual({ name: 'Ab c', look: 'bold' });
});
