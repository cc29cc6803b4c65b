import { expect, it } from 'vitest';
import { fieldId, listProblems } from '../../../src/components/form/errors';

const wrong = (message: string) => ({ type: 'custom', message });

it('errors are listed in the order of the page, with dotted names, and unknown fields last', () => {
  const errors = { last: wrong('L'), pages: { two: wrong('2'), one: wrong('1') }, first: wrong('F'), odd: wrong('O') };
  expect(listProblems(errors, ['first', 'pages.one', 'pages.two', 'last'])).toEqual([
    ...[
      { name: 'first', message: 'F' },
      { name: 'pages.one', message: '1' },
      { name: 'pages.two', message: '2' },
      { name: 'last', message: 'L' },
      { name: 'odd', message: 'O' },
    ],
  ]);
  expect(fieldId('pages.one')).toBe('field-pages-one');
});
