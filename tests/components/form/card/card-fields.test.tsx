import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CardFields } from '../../../../src/components/form/card/card-fields';

const SplitSample = () => {
  const form = useForm({ defaultValues: { number: '', month: '', year: '', code: '' } });
  return (
    <CardFields
      form={form}
      names={{ number: 'number', expiry: { month: 'month', year: 'year' }, code: 'code' }}
      labels={{ code: 'Code' }}
    />
  );
};

const type = (field: HTMLElement, text: string) => userEvent.type(field, text);
/** Over what was typed. */
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.type(field, '20');
  await userEvent.paste(text);
};
/** As something that knows the visitor does it. */
const fillIn = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

// The formats themselves: `card-format.test.ts`.
it.each([
  ['Year (YY)', 'pasted', '12/2031', '31', paste],
  ['Code', 'pasted', '1 2 3 4', '1234', paste],
  ['Year (YY)', 'typed', '2031', '31', type],
  ['Month (MM)', 'typed', '123', '12', type],
  ['Code', 'typed', '12345', '1234', type],
  ['Month (MM)', 'filled in', '3', '03', fillIn],
])('%s takes what is %s: %s as %s', async (label, _how, text, shown, give) => {
  render(<SplitSample />);
  const field = screen.getByLabelText(label);
  await give(field, text);
  expect(field).toHaveValue(shown);
});

it('cuts what is typed into the middle of a full field', async () => {
  render(<SplitSample />);
  const field = screen.getByLabelText('Code');
  await userEvent.type(field, '1234');
  await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('1234');
});

it('completes a month when the visitor leaves the field, not while it is typed', async () => {
  render(<SplitSample />);
  await userEvent.type(screen.getByLabelText('Month (MM)'), '1');
  expect(screen.getByLabelText('Month (MM)')).toHaveValue('1');
  await userEvent.tab();
  expect(screen.getByLabelText('Month (MM)')).toHaveValue('01');
});

it('keeps the lengths that browsers and their autofill go by', () => {
  render(<SplitSample />);
  const lengths = ['Month (MM)', 'Year (YY)', 'Code'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).maxLength,
  );
  expect(lengths).toEqual([2, 2, 4]);
});
