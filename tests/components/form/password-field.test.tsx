import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { Form } from '../../../src/components/form/form';
import { PasswordField } from '../../../src/components/form/password-field';

const Sample = () => {
  const form = useForm({ defaultValues: { password: 'secret' } });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
    </Form>
  );
};

it.each([
  ['it is sent', 'submit', () => document.forms[0]],
  ['the page is left', 'pagehide', () => window],
  ['the page is back', 'pageshow', () => window],
])('a shown password is hidden when %s', (_, sign, target) => {
  render(<Sample />);
  const field = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  // Browsers look at the field as soon as the event has been handled.
  let type: string | null = null;
  window.addEventListener(sign, () => (type = field.getAttribute('type')), { once: true });
  fireEvent(target() as Window, new Event(sign, { bubbles: true, cancelable: true }));
  expect(type).toBe('password');
  expect(field).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
});

it('says that Caps Lock is on from the key that turns it on, until the one that turns it off', () => {
  render(<Sample />);
  for (const isOn of [true, false]) {
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'CapsLock', modifierCapsLock: isOn });
    expect(screen.queryByText('Caps Lock is on') !== null).toBe(isOn);
  }
});
