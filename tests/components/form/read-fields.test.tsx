import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CardFields } from '../../../src/components/form/card/card-fields';
import { CheckboxField, RadioField, SelectField } from '../../../src/components/form/choice-fields';
import { TextField } from '../../../src/components/form/field';
import { Form } from '../../../src/components/form/form';
import { PasswordField } from '../../../src/components/form/password-field';

const initial = {
  ...{ city: '', about: '', password: '', number: '', month: '', year: '', code: '' },
  ...{ state: 'KS', agreed: false, contact: 'email', elsewhere: 'kept' },
};
const options = ['KS', 'CA'].map((value) => ({ value, label: value }));
const ways = ['email', 'text'].map((value) => ({ value, label: value }));
const send = vi.fn(async (_values: typeof initial) => undefined);

const Sample = () => {
  const form = useForm({ defaultValues: initial });
  return (
    <Form form={form} onSubmit={send}>
      <TextField form={form} name="city" label="City" />
      <TextField form={form} name="about" label="About" rows={4} />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
      <CardFields
        form={form}
        names={{ number: 'number', expiry: { month: 'month', year: 'year' }, code: 'code' }}
        labels={{ code: 'Code' }}
      />
      <SelectField form={form} name="state" label="State" options={options} />
      <CheckboxField form={form} name="agreed" label="Agreed" />
      <RadioField form={form} name="contact" label="Contact" options={ways} />
      <button type="submit">Send</button>
    </Form>
  );
};

const show = () => {
  send.mockClear();
  render(<Sample />, { wrapper: MemoryRouter });
};
const control = <Kind extends HTMLElement = HTMLInputElement>(label: string) => screen.getByLabelText<Kind>(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

/** Past React, as a browser does it. */
const fillByBrowser = (label: string, value: string) => {
  const field = control(label);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
};
/** Through the property that React watches, as a script in the page does it. */
const fillByScript = (label: string, value: string) => {
  control(label).value = value;
};

it.each([
  ['the browser', fillByBrowser],
  ['a script', fillByScript],
])('sends what %s has filled in without an event', async (_, fill) => {
  show();
  const typed = { City: 'Topeka', About: 'two\nlines', Password: 'secret', 'Card number': '4242424242424242' };
  for (const [label, text] of Object.entries({
    ...typed,
    'Month (MM)': '3',
    'Year (YY)': '2031',
    Code: '123',
    State: 'CA',
  }))
    fill(label, text);
  control('Agreed').checked = true;
  control('text').checked = true;
  await press();
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toEqual({
    ...{ city: 'Topeka', about: 'two\nlines', password: 'secret', number: '4242 4242 4242 4242', month: '03' },
    ...{ year: '31', code: '123', state: 'CA', agreed: true, contact: 'text', elsewhere: 'kept' },
  });
  expect(control('Year (YY)')).toHaveValue('31');
  expect(control('Card number')).toHaveValue('4242 4242 4242 4242');
});

it('sends that a field was emptied without an event', async () => {
  show();
  await userEvent.type(control('City'), 'Topeka');
  fillByBrowser('City', '');
  await press();
  expect(send.mock.calls[0]?.[0].city).toBe('');
});
