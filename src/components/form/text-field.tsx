import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../lib/class-names';
import { controlLook, FieldFrame, type FieldProps, useField } from './field';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
>;

export const TextField = <Values extends FieldValues>(props: FieldProps<Values> & InputProps) => {
  const { form, name, label, hint, required, className, ...input } = props;
  const { id, error, control } = useField(props);
  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      <input {...input} {...control} {...form.register(name)} className={controlLook} />
    </FieldFrame>
  );
};

export const TextAreaField = <Values extends FieldValues>(
  props: FieldProps<Values> & Pick<ComponentProps<'textarea'>, 'rows' | 'autoComplete'>,
) => {
  const { form, name, label, hint, required, className, ...area } = props;
  const { id, error, control } = useField(props);
  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      <textarea
        rows={4}
        {...area}
        {...control}
        {...form.register(name)}
        className={classNames(controlLook, 'resize-y')}
      />
    </FieldFrame>
  );
};
