import { expect, it } from 'vitest';
import { fieldId } from '../../../src/components/form/field';
import { listProblems } from '../../../src/components/form/form';

const wrong = (message: string) => ({ type: 'custom', message });

it('errors are listed in the order of the fields, with dotted names', () => {
  const errors = { last: wrong('L'), pages: { one: wrong('1'), two: wrong('2') }, first: wrong('F') };
  expect(listProblems(errors, ['first', 'pages', 'right', 'last'])).toEqual([
    { name: 'first', message: 'F' },
    { name: 'pages.one', message: '1' },
    { name: 'pages.two', message: '2' },
    { name: 'last', message: 'L' },
  ]);
  expect(fieldId('pages.one')).toBe('field-pages-one');
});
