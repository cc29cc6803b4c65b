import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from '../../lib/class-names';
import { controlLook, FieldFrame, FieldNotes, type FieldProps, requiredMark, useField } from './field';

const choiceLook = 'mt-0.5 size-5 shrink-0 accent-fg';

export const CheckboxField = <Values extends FieldValues>(
  props: Omit<FieldProps<Values>, 'label' | 'className'> & { label: ReactNode },
) => {
  const { form, name, label, hint, required } = props;
  const { frame, control } = useField({ ...props, label: '' });
  return (
    <div className="grid gap-1">
      <div className="flex gap-3 py-1">
        <input type="checkbox" {...control} {...form.register(name)} className={choiceLook} />
        <label htmlFor={frame.id} className={classNames(required && requiredMark)}>
          {label}
        </label>
      </div>
      <FieldNotes id={frame.id} hint={hint} error={frame.error} className="pl-8" />
    </div>
  );
};

type Options = { options: readonly { value: string; label: string }[] };

export const RadioField = <Values extends FieldValues>(props: FieldProps<Values> & Options) => {
  const { frame, control, own } = useField<Values, Options>(props);
  const { id, label, hint, error, required } = frame;
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <legend className={classNames('mb-1.5 font-semibold', required && requiredMark)}>{label}</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        {own.options.map(({ value, label: text }, index) => {
          // The first has the field's id, which the link in the error summary points to.
          const optionId = index === 0 ? id : `${id}-${value}`;
          return (
            <div key={value} className="flex gap-3 py-1">
              <input
                type="radio"
                id={optionId}
                value={value}
                {...props.form.register(props.name)}
                className={choiceLook}
              />
              <label htmlFor={optionId}>{text}</label>
            </div>
          );
        })}
      </div>
      <FieldNotes id={id} hint={hint} error={error} className="mt-1" />
    </fieldset>
  );
};

export const FieldGroup = ({ legend, note, children }: { legend: string; note?: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="font-display font-semibold text-subheading">{legend}</legend>
    {note !== undefined && <p className="mt-1 text-fg-quiet">{note}</p>}
    <div className="mt-4 grid gap-5">{children}</div>
  </fieldset>
);

export const CheckboxGroup = <Values extends FieldValues>(props: {
  form: UseFormReturn<Values>;
  legend: string;
  hint?: string | undefined;
  options: readonly { name: FieldPath<Values>; label: string }[];
}) => (
  <fieldset className="min-w-0">
    <legend className="font-semibold">{props.legend}</legend>
    {props.hint !== undefined && <p className="text-fg-quiet text-sm">{props.hint}</p>}
    <div className="mt-1.5 grid gap-x-8 sm:grid-cols-2">
      {props.options.map(({ name, label }) => (
        <CheckboxField key={name} form={props.form} name={name} label={label} />
      ))}
    </div>
  </fieldset>
);

type SelectProps = Options & Pick<ComponentProps<'select'>, 'autoComplete'>;

export const SelectField = <Values extends FieldValues>(props: FieldProps<Values> & SelectProps) => {
  const { frame, control, own } = useField<Values, SelectProps>(props);
  return (
    <FieldFrame {...frame}>
      <select autoComplete={own.autoComplete} {...control} {...props.form.register(props.name)} className={controlLook}>
        {own.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
