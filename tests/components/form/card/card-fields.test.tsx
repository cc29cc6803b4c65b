import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CardFields } from '../../../../src/components/form/card/card-fields';

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

it.each([
  ['13/30', 'There is no such month. The demo accepts it.'],
  ['01/20', 'This date has passed. The demo accepts it.'],
])('says of %s: %s', (typed, remark) => {
  render(<Sample />);
  fireEvent.input(screen.getByLabelText('Expiry'), { target: { value: typed } });
  expect(screen.getByLabelText('Expiry')).toHaveAccessibleDescription(remark);
});

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

// The formats themselves: `card-format.test.ts`.
it.each([
  ['Year (YY)', '12/2031', '31'],
  ['Month (MM)', '2031-12', '12'],
  ['Code', '1 2 3 4', '1234'],
  ['Year (YY)', 'soon', 'so'],
])('%s takes a pasted %s as %s', async (label, pasted, shown) => {
  render(<SplitSample />);
  const field = screen.getByLabelText(label);
  await userEvent.type(field, '20');
  await userEvent.paste(pasted);
  expect(field).toHaveValue(shown);
});

it('takes a year of four digits that is typed, and no more digits than a month and a code have', async () => {
  render(<SplitSample />);
  for (const [label, typed, shown] of [
    ['Year (YY)', '2031', '31'],
    ['Month (MM)', '123', '12'],
    ['Code', '12345', '1234'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(label), typed);
    expect(screen.getByLabelText(label)).toHaveValue(shown);
  }
});

it('cuts what is typed into the middle of a full field', async () => {
  render(<SplitSample />);
  const field = screen.getByLabelText('Code');
  await userEvent.type(field, '1234');
  await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('1234');
});

it.each([
  ['Year (YY)', '2031', '31'],
  ['Month (MM)', '3', '03'],
])('%s shows a %s that something has filled in as %s', (label, filled, shown) => {
  render(<SplitSample />);
  fireEvent.input(screen.getByLabelText(label), { target: { value: filled } });
  expect(screen.getByLabelText(label)).toHaveValue(shown);
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
