import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { classNames } from '../../lib/class-names';
import { fieldId } from './errors';

export type FieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
};

export const controlLook =
  'block w-full min-h-12 border border-line-strong bg-ground-raised px-3.5 py-2.5 text-base text-fg placeholder:text-fg-quiet ' +
  'aria-invalid:border-alarm aria-invalid:border-2 disabled:bg-transparent disabled:text-fg-quiet';

/** The mark of a required field. CSS content with empty alternative text keeps it out of the accessible name. */
export const requiredMark = "after:content-['_*'_var(--unread)] after:text-alarm";

/** Sets a field's value as if the visitor had typed it. */
export const fillField = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  value: unknown,
): void =>
  form.setValue(name, value as PathValue<Values, typeof name>, {
    shouldDirty: true,
    shouldValidate: form.formState.isSubmitted,
  });

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

type FrameProps = NotesProps & { label: string; required?: boolean | undefined; children: ReactNode };

export const FieldFrame = (props: FrameProps) => (
  <div className={classNames('grid content-start gap-1.5', props.className)}>
    <label htmlFor={props.id} className={classNames('font-semibold', props.required && requiredMark)}>
      {props.label}
    </label>
    {props.children}
    <FieldNotes id={props.id} hint={props.hint} error={props.error} />
  </div>
);

type NotesProps = { id: string; hint?: ReactNode; error: string | undefined; className?: string | undefined };

export const FieldNotes = ({ id, hint, error, className }: NotesProps) => (
  <>
    {hint !== undefined && (
      <p id={`${id}-hint`} className={classNames(className, 'text-fg-quiet text-sm')}>
        {hint}
      </p>
    )}
    <FieldError id={id} error={error} />
  </>
);

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p id={`${id}-error`} className="font-semibold text-alarm text-sm">
      {error}
    </p>
  );
