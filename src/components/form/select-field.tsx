import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlLook, FieldFrame, type FieldProps, useField } from './field';

type Option = { value: string; label: string };

/** A native select. */
export const SelectField = <Values extends FieldValues>(
  props: FieldProps<Values> & { options: readonly Option[] } & Pick<ComponentProps<'select'>, 'autoComplete'>,
) => {
  const { form, name, label, hint, required, className, options, ...select } = props;
  const { id, error, control } = useField(props);
  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      <select {...select} {...control} {...form.register(name)} className={controlLook}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
