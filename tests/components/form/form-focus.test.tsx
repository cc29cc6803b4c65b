import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TextField } from '../../../src/components/form/field';
import { Form } from '../../../src/components/form/form';
import { toast } from '../../../src/components/ui/toast/toast';
import { Toasts } from '../../../src/components/ui/toast/toasts';

const fields = ['name', 'city'] as const;

type Values = Record<(typeof fields)[number], string>;

const Page = () => {
  const form = useForm<Values>({
    defaultValues: { name: '', city: '' },
    shouldFocusError: false,
    reValidateMode: 'onChange',
    resolver: (values) => {
      const missing = fields.filter((name) => values[name] === '');
      const errorOf = (name: string) => [name, { type: 'required', message: `Enter a ${name}` }];
      return { values: missing.length > 0 ? {} : values, errors: Object.fromEntries(missing.map(errorOf)) };
    },
  });
  return (
    <MemoryRouter>
      <Form
        form={form}
        onSubmit={async () => {
          form.setError('city', { message: 'No such city' });
        }}
        onInvalid={() => toast({ title: 'Missing information', destructive: true })}
      >
        {fields.map((name) => (
          <TextField key={name} form={form} name={name} label={name} />
        ))}
        <button type="submit">Send</button>
      </Form>
      <Toasts />
    </MemoryRouter>
  );
};

const summary = () => screen.queryByRole('alert');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('more than one wrong field: a summary has the focus, and stays until all are right', async () => {
  render(<Page />);
  await send();
  await waitFor(() => expect(summary()).toHaveFocus());
  await userEvent.type(screen.getByLabelText('name'), 'Ada');
  expect(summary()).toHaveTextContent('Enter a city');
});

it('an error that sending finds has no summary, whatever was wrong before', async () => {
  render(<Page />);
  await send();
  await waitFor(() => expect(summary()).toHaveFocus());
  await userEvent.type(screen.getByLabelText('name'), 'Ada');
  await userEvent.type(screen.getByLabelText('city'), 'Rome');
  await send();
  await waitFor(() => expect(screen.getByLabelText('city')).toHaveAccessibleDescription('No such city'));
  expect(summary()).toBeNull();
});

it('one wrong field has the focus itself, without a summary', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('name'), 'Ada');
  await send();
  await waitFor(() => expect(screen.getByLabelText('city')).toHaveFocus());
  expect(screen.getByLabelText('city')).toHaveAccessibleDescription('Enter a city');
  expect(summary()).toBeNull();
});

it('the message of a form goes when its fields are right; another message stays', async () => {
  render(<Page />);
  await send();
  expect(screen.getByText('Missing information')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('name'), 'Ada');
  expect(screen.getByText('Missing information')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('city'), 'Rome');
  expect(screen.queryByText('Missing information')).toBeNull();
  await userEvent.clear(screen.getByLabelText('city'));
  act(() => toast({ title: 'Saved' }));
  await userEvent.type(screen.getByLabelText('city'), 'Bari');
  expect(screen.getByText('Saved')).toBeInTheDocument();
});
