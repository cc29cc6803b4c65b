import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { sharedLabels } from '../../content/flows/form-fields';
import { classNames } from '../../lib/class-names';

export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

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

/** @returns what a field's frame and its control get, and what is left of the props: the control's own */
export const useField = <Values extends FieldValues, Own>(props: FieldProps<Values> & Own) => {
  const { form, name, label, hint, required, className, ...own } = props;
  const id = fieldId(name);
  const error = form.getFieldState(name, form.formState).error?.message;
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  const control = {
    id,
    required: required ?? false,
    'aria-invalid': error !== undefined,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return { frame: { id, label, hint, error, required, className }, control, own };
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
    {error !== undefined && (
      <p id={`${id}-error`} className="font-semibold text-alarm text-sm">
        {error}
      </p>
    )}
  </>
);

type TextProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
> & { rows?: number | undefined };

/** A field for a text; with `rows`, a text area. */
export const TextField = <Values extends FieldValues>(props: FieldProps<Values> & TextProps) => {
  const { frame, control, own } = useField<Values, TextProps>(props);
  const attributes = { ...own, ...control, ...props.form.register(props.name) };
  return (
    <FieldFrame {...frame}>
      {own.rows ? (
        <textarea {...attributes} className={classNames(controlLook, 'resize-y')} />
      ) : (
        <input {...attributes} className={controlLook} />
      )}
    </FieldFrame>
  );
};

/** Props of a text field for an email address. */
export const emailField = {
  label: sharedLabels.email,
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;
