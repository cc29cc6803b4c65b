import type { ComponentProps, KeyboardEvent } from 'react';
import { formatCount } from '../../content/format/numbers';
import { plainDigits } from '../../lib/characters';
import { isComposing, isModified } from '../../lib/keys';

/** Groups of three digits after a first group without a leading zero, all with the same separator. */
const grouped = /^([1-9]\d{0,2})(?:([.,'’\s])\d{3})(?:\2\d{3})*(?!\2|\d)/;

/** Parses a typed quantity; a text that is not a decimal number gives `min`. 1,000, 1.000, 1 000 and 1’000 are thousands, 1.5 and 1,5 fractions. */
export const parseQuantity = (
  typed: string,
  max: number,
  min = 1,
): { quantity: number; capped: boolean; isNumber: boolean } => {
  const plain = plainDigits(typed)
    .trim()
    .replace(grouped, (thousands) => thousands.replace(/\D/g, ''));
  const [, whole] = /^(\d+)(?:\.\d*|,\d+)?$/.exec(plain) ?? [];
  const number = whole === undefined ? min : Number(whole);
  return { quantity: Math.min(max, Math.max(min, number)), capped: number > max, isNumber: whole !== undefined };
};

/** The remark below the field; '' if there is nothing to say. */
export const quantityRemark = (typed: string, max: number, min = 1): string => {
  const { quantity, isNumber } = parseQuantity(typed, max, min);
  if (!isNumber) return `Type a number. Until then it counts as ${min}.`;
  return quantity === max ? `The most in one order is ${formatCount(max)}.` : '';
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'onBlur'> & {
  /** The note below has the id `{id}-note`. */
  id: string;
  onType: (typed: string) => void;
  onStep: (by: number) => void;
  onSet: () => void;
};

/**
 * A text field, not `type=number`: the mouse wheel does not change it, and it may be empty while typing. Nor is it a spin button,
 * which phones' screen readers change by swipes instead of typing. Outside a form, Enter sends nothing.
 */
export const QuantityInput = ({ id, ref, onType, onStep, onSet, ...input }: Props) => {
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
      aria-describedby={`${id}-note`}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onSet}
      {...input}
    />
  );
};
