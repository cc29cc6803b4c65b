import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { sharedLabels } from '../../content/flows/form-fields';
import { TextField } from './text-field';

/** A field for an email address, with the keyboard for it and without autocorrection or capitals. */
export const EmailField = <Values extends FieldValues>({
  form,
  name,
  autoComplete = 'email',
}: {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** `username` in a form that also asks for the password. */
  autoComplete?: 'email' | 'username';
}) => (
  <TextField
    form={form}
    name={name}
    label={sharedLabels.email}
    type="email"
    autoComplete={autoComplete}
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);
