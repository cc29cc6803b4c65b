import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { sharedLabels } from '../../content/flows/form-fields';
import { TextField } from './text-field';

/** A field for an email address, with the keyboard for it and without autocorrection or capitals. */
export const EmailField = <Values extends FieldValues>({
  form,
  name,
  label = sharedLabels.email,
  hint,
  autoComplete = 'email',
  className,
}: {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label?: string;
  hint?: string;
  className?: string;
  /** `username` in a form that also asks for the password. */
  autoComplete?: 'email' | 'username';
}) => (
  <TextField
    form={form}
    name={name}
    label={label}
    hint={hint}
    {...(className && { className })}
    type="email"
    autoComplete={autoComplete}
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);
