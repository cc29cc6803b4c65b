import { type ChangeEvent, type ComponentProps, type FocusEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useListener } from '../../../hooks/use-listener';
import { controlLook, FieldFrame, type FieldProps, fillField, useField } from '../field';

type Props = {
  format: (typed: string) => string;
  /** Formats a complete text: the visitor has left the field, or the browser has filled it. */
  complete?: (typed: string) => string;
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'>;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

const caretAfter = (text: string, digits: number) => {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
};

/** @param isForward after the Delete key, which the caret follows over a space or slash that formatting puts back */
const reshape = (input: HTMLInputElement, format: (typed: string) => string, isForward: boolean) => {
  const typed = input.value;
  const position = input.selectionStart ?? typed.length;
  const text = format(typed);
  if (text === typed) return;
  input.value = text;
  const after = position === typed.length ? text.length : caretAfter(text, countDigits(typed.slice(0, position)));
  const caret = isForward && /\D/.test(text.charAt(after)) ? after + 1 : after;
  // In Safari this would take the focus.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
};

export const FormattedField = <Values extends FieldValues>(props: FieldProps<Values> & Props) => {
  const { form, name } = props;
  const { frame, control, own } = useField<Values, Props>(props);
  const { format, complete = format, ...input } = own;
  const element = useRef<HTMLInputElement | null>(null);
  const formatNow = (text: string) => (document.activeElement === element.current ? format : complete)(text);
  const { ref, onChange, onBlur, ...registered } = form.register(name, { setValueAs: formatNow });

  /** Formats a text before `maxlength` cuts it: '2031' is the year '31', not '20'. */
  const takeLong = (event: InputEvent | ClipboardEvent) => {
    const { value = '', selectionStart = 0 } = element.current ?? {};
    const text = ('data' in event ? event.data : event.clipboardData?.getData('text')) ?? '';
    const { maxLength } = input;
    if (maxLength === undefined || !event.cancelable) return;
    // A text that is too long by itself is a whole value, wherever the caret is.
    const whole = text.length > maxLength ? text : selectionStart === value.length ? value + text : '';
    if (whole.length <= maxLength) return;
    event.preventDefault();
    fillField(form, name, format(whole).slice(0, maxLength));
  };
  // React's `onBeforeInput` is another event.
  useListener('beforeinput', (event) => event.target === element.current && takeLong(event));

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { isComposing = false, inputType = '' } = event.nativeEvent as Partial<InputEvent>;
    if (!isComposing) reshape(event.target, formatNow, inputType === 'deleteContentForward');
    void onChange(event);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const text = complete(event.target.value);
    if (text !== event.target.value) fillField(form, name, text);
    void onBlur(event);
  };

  return (
    <FieldFrame {...frame}>
      <input
        {...input}
        {...control}
        {...registered}
        onChange={change}
        onBlur={blur}
        onPaste={({ nativeEvent }) => takeLong(nativeEvent)}
        ref={(node) => {
          ref(node);
          element.current = node;
        }}
        className={controlLook}
      />
    </FieldFrame>
  );
};
