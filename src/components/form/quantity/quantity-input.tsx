import type { ComponentProps, KeyboardEvent } from 'react';
import { isComposing, isModified } from '../../../lib/keys';

/** By how much each key changes a quantity. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'onBlur'> & {
  /** The note below has the id `{id}-note`. */
  id: string;
  quantity: number;
  min: number;
  max: number;
  /** What is in the field now. */
  onType: (typed: string) => void;
  /** A key was pressed that changes the quantity by this number. */
  onStep: (by: number) => void;
  /** Typing has ended, by Enter or by leaving the field. */
  onSet: () => void;
};

/**
 * The field of a quantity. It is a text field, not a number field, so that the mouse wheel does not change it and it may be
 * empty while typing. It belongs outside a form, so that Enter sets the quantity and sends nothing.
 */
export const QuantityInput = ({ id, ref, quantity, min, max, onType, onStep, onSet, ...input }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isModified(event)) return;
    const by = steps[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onStep(by);
    } else if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onSet();
  };
  return (
    <input
      ref={ref}
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={quantity}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-describedby={`${id}-note`}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onSet}
      {...input}
    />
  );
};
