import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CardFields } from '../../../../src/components/form/card/card-fields';

const Sample = () => {
  const form = useForm({ defaultValues: { number: '', expiry: '', code: '' } });
  return (
    <CardFields
      form={form}
      number={{ name: 'number', label: 'Number' }}
      expiry={{ name: 'expiry', label: 'Expiry' }}
      code={{ name: 'code', label: 'Code' }}
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
