import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { type FieldValues, type PathValue, useController } from 'react-hook-form';
import { controlLook, FieldFrame, type FieldProps, useField } from '../field';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Formats a typed or pasted text. */
  format: (typed: string) => string;
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'disabled'>;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** The caret's position in the formatted text: after as many digits as before formatting. */
const caretAfter = (text: string, digits: number) => {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
};

/** A text field that formats its value while it is typed, and keeps the caret's position. */
export const FormattedField = <Values extends FieldValues>(props: Props<Values>) => {
  const { form, name, label, hint, required, className, format, maxLength, ...input } = props;
  const { id, error, control } = useField(props);
  const { field } = useController({ control: form.control, name });
  const element = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === element.current)
      element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const position = event.target.selectionStart ?? typed.length;
    const text = format(typed);
    if (text === typed) caret.current = position;
    else if (position === typed.length) caret.current = text.length;
    else caret.current = caretAfter(text, countDigits(typed.slice(0, position)));
    field.onChange(text as PathValue<Values, typeof name>);
  };

  return (
    <FieldFrame {...{ id, label, error, required, className }} {...(hint !== undefined && { hint })}>
      <input
        {...input}
        {...(maxLength !== undefined && { maxLength })}
        {...control}
        name={field.name}
        value={String(field.value ?? '')}
        onChange={change}
        onBlur={field.onBlur}
        ref={(node) => {
          field.ref(node);
          element.current = node;
        }}
        className={controlLook}
      />
    </FieldFrame>
  );
};
