import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from './text-field';

/** A field for an email address, with the keyboard for it and without autocorrection or capitals. */
export const EmailField = <Values extends FieldValues>({
  form,
  name,
  autoComplete = 'email',
}: {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** `username` where it is one half of a sign-in. */
  autoComplete?: 'email' | 'username';
}) => (
  <TextField
    form={form}
    name={name}
    label="Email"
    type="email"
    autoComplete={autoComplete}
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);
