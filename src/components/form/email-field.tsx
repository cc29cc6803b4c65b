import type { FieldValues } from 'react-hook-form';
import { sharedLabels } from '../../content/flows/form-fields';
import type { FieldProps } from './field';
import { TextField } from './text-field';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'form' | 'name' | 'hint' | 'className'> & {
  label?: string;
  /** `username` in a form that also asks for the password. */
  autoComplete?: 'email' | 'username';
};

export const EmailField = <Values extends FieldValues>(props: Props<Values>) => (
  <TextField
    label={sharedLabels.email}
    autoComplete="email"
    {...props}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);
