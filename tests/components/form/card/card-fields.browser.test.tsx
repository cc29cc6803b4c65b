import { render } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CardFields } from '../../../../src/components/form/card/card-fields';
import { field } from '../../../support/form';

const Sample = () => {
  const form = useForm({ defaultValues: { number: '', expiry: '', code: '' } });
  return (
    <CardFields
      form={form}
      names={{ number: 'number', expiry: 'expiry', code: 'code' }}
      labels={{ expiry: 'Expiry', code: 'Code' }}
    />
  );
};

const shown = (label = 'Card number') => {
  const { value, selectionStart } = field(label);
  const caret = selectionStart ?? 0;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
};
const placeCaret = (after: string) => {
  const place = field('Card number').value.indexOf(after) + after.length;
  field('Card number').focus();
  field('Card number').setSelectionRange(place, place);
};
/** Types; a paste and a text that something fills in arrive as one step. */
const type = async (text: string, label = 'Card number') => {
  field(label).focus();
  await userEvent.keyboard(text);
};
const paste = (text: string, label = 'Card number') => {
  field(label).focus();
  document.execCommand('insertText', false, text);
};

beforeEach(() => void render(<Sample />));

it('groups digits as they are typed, those of American Express as 4-6-5', async () => {
  await type('42424242');
  expect(shown()).toBe('4242 4242|');
  await userEvent.clear(field('Card number'));
  await type('378282246310005');
  expect(shown()).toBe('3782 822463 10005|');
  await type('1234', 'Expiry');
  expect(shown('Expiry')).toBe('12/34|');
});

it('keeps the caret with the digit that is typed or taken out, also over a space', async () => {
  paste('1234567890123456');
  placeCaret('1234 56');
  await type('0');
  expect(shown()).toBe('1234 560|7 8901 2345 6');
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('1234 56|78 9012 3456');
  await userEvent.keyboard('{Delete}');
  expect(shown()).toBe('1234 56|89 0123 456');
  placeCaret('1234 ');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(shown()).toBe('123|5 6890 1234 56');
  placeCaret('1235');
  await userEvent.keyboard('{Delete}');
  expect(shown()).toBe('1235 |6890 1234 56');
  await userEvent.keyboard('{Delete}');
  expect(shown()).toBe('1235 |8901 2345 6');
});

it('keeps a text that is no number as it is typed, with the caret in its place', async () => {
  await type('test card');
  placeCaret('te');
  await userEvent.keyboard('x');
  expect(shown()).toBe('tex|st card');
  await type('a1b', 'Code');
  expect(field('Code')).toHaveValue('a1b');
});

it('does not take the focus for a value that is filled in for the visitor', () => {
  field('Code').focus();
  // What autofill and password managers do: they set the value and dispatch `input`.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    field('Card number'),
    '4242424242424242',
  );
  for (const type of ['input', 'change']) field('Card number').dispatchEvent(new Event(type, { bubbles: true }));
  expect(field('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(field('Code')).toHaveFocus();
});

it('says of a number that is complete whether it can be right', async () => {
  paste('4242 4242 4242 4243');
  await expect.element(field('Card number')).toHaveAccessibleDescription(/^This does not look like a real card number/);
  await type('{Backspace}2');
  await expect.element(field('Card number')).not.toHaveAccessibleDescription();
});

it.each([
  ['13/30', 'There is no such month. The demo accepts it.'],
  ['01/20', 'This date has passed. The demo accepts it.'],
])('says of %s: %s', async (text, remark) => {
  paste(text, 'Expiry');
  await expect.element(field('Expiry')).toHaveAccessibleDescription(remark);
});
