import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react';
import { sharedLabels } from '../../content/flows/form-fields';
import { classNames } from '../../lib/class-names';
import { isComposing } from '../../lib/keys';
import { Announced } from '../ui/announced';
import { Button } from '../ui/button';
import { controlLook } from './field';
import { FormAction } from './submit-button';

/** A field for a discount code with a button and a status line. Enter applies the code and does not submit the form. */
export const DiscountBox = (props: {
  code: string;
  onChange: (code: string) => void;
  onApply: () => void;
  message: string;
  isWrong?: boolean;
  isLocked?: boolean;
}) => {
  const id = useId();
  const { code, message, isWrong = false } = props;
  const { isBusy } = useContext(FormAction);
  const isLocked = isBusy || props.isLocked === true;
  const input = useRef<HTMLInputElement>(null);
  const [presses, setPresses] = useState(0);
  const apply = () => {
    // An extension may have filled in the code without an event.
    if (input.current && input.current.value !== code) props.onChange(input.current.value);
    setPresses((count) => count + 1);
    props.onApply();
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {sharedLabels.discountCode}
      </label>
      <div className="flex">
        <input
          ref={input}
          id={id}
          name="discountCode"
          value={code}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={applyOnEnter}
          disabled={isLocked}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-message`}
          className={classNames(controlLook, 'min-w-0 border-r-0')}
        />
        <Button onClick={apply} whyNot={isLocked && `${id}-message`} className="min-h-12 border-line-strong">
          Apply
        </Button>
      </div>
      <p
        id={`${id}-message`}
        role="status"
        className={classNames('wrap-break-word min-h-6 text-sm', isWrong && 'font-semibold text-alarm')}
      >
        <Announced cause={presses}>{message}</Announced>
      </p>
    </div>
  );
};
