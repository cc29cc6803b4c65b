import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from '../../lib/class-names';
import { fieldId } from './errors';

/** Props of every field: the form, the field's name in it, its label and hint. */
export type FieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
};

/** Class names of every text-like control. */
export const controlLook =
  'block w-full min-h-12 border border-line-strong bg-ground-raised px-3.5 py-2.5 text-base text-fg placeholder:text-fg-quiet ' +
  'aria-invalid:border-alarm aria-invalid:border-2 disabled:bg-transparent disabled:text-fg-quiet';

/** The mark of a required field. CSS content with empty alternative text keeps it out of the accessible name. */
export const requiredMark = "after:content-['_*'/''] after:text-alarm";

/** Connects a control with its label, hint and error: ids, `aria-describedby`, `aria-invalid`. */
export const useField = <Values extends FieldValues>({ form, name, hint, required }: FieldProps<Values>) => {
  const id = fieldId(name);
  const error = form.getFieldState(name, form.formState).error?.message;
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return {
    id,
    error,
    control: {
      id,
      required: required ?? false,
      'aria-invalid': error !== undefined,
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
  };
};

/** The frame of a field: label above the control, hint and error below it. */
export const FieldFrame = (props: {
  id: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={classNames('grid content-start gap-1.5', props.className)}>
    <label htmlFor={props.id} className={classNames('font-semibold', props.required && requiredMark)}>
      {props.label}
    </label>
    {props.children}
    {props.hint !== undefined && (
      <p id={`${props.id}-hint`} className="text-fg-quiet text-sm">
        {props.hint}
      </p>
    )}
    <FieldError id={props.id} error={props.error} />
  </div>
);

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p id={`${id}-error`} className="font-semibold text-alarm text-sm">
      {error}
    </p>
  );
