import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useListener } from '../../hooks/use-listener';
import { classNames } from '../../lib/class-names';
import { controlLook, FieldFrame, type FieldProps, useField } from './field';

type Props = { autoComplete: 'current-password' | 'new-password'; minLength?: number };

export const PasswordField = <Values extends FieldValues>(props: FieldProps<Values> & Props) => {
  const { frame, control, own } = useField<Values, Props>(props);
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const { ref, ...registered } = props.form.register(props.name);

  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  const toggle = () => {
    const field = input.current;
    const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
    setIsShown(!isShown);
    // Changing the input's type moves the caret to the start at the next paint; it is restored after that.
    requestAnimationFrame(() => field?.setSelectionRange(start, end));
  };

  // Browsers keep the text of a sent field to offer it again, and that of a page that is left, but never a password.
  const hide = () => {
    // At once, not with the next render.
    if (input.current) input.current.type = 'password';
    setIsShown(false);
  };
  useListener('submit', ({ target }) => target === input.current?.form && hide());
  useListener('pagehide', hide);
  useListener('pageshow', hide);

  return (
    <FieldFrame {...frame}>
      <div className="flex">
        <input
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...own}
          {...control}
          {...registered}
          ref={(element) => {
            ref(element);
            input.current = element;
          }}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          className={classNames(controlLook, 'border-r-0')}
        />
        <button
          type="button"
          onClick={toggle}
          aria-controls={frame.id}
          className="min-w-18 shrink-0 whitespace-nowrap border border-line-strong px-4 font-semibold text-sm"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      <p role="status" className="text-sm empty:sr-only">
        {hasCapsLock ? 'Caps Lock is on' : ''}
      </p>
    </FieldFrame>
  );
};
