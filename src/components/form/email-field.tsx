import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from './text-field';

/** The email address that every form asks for: the keyboard for it, and nothing corrected or capitalised. */
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
