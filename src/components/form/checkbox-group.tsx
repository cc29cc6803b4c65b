import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CheckboxField } from './choice-fields';

/** A group of checkboxes: one question with any number of answers, each a field of its own. */
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
