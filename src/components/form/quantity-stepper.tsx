import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatCount } from '../../content/format/numbers';
import { plainDigits } from '../../lib/characters';
import { isComposing, isModified } from '../../lib/keys';
import { controlLook } from './field';

/** Groups of three digits after a first group without a leading zero, all with the same separator. */
const grouped = /^([1-9]\d{0,2})(?:([.,'’\s])\d{3})(?:\2\d{3})*(?!\2|\d)/;

/** Parses a typed quantity; a text that is not a decimal number gives 1. 1,000, 1.000, 1 000 and 1’000 are thousands, 1.5 and 1,5 fractions. */
export const parseQuantity = (typed: string, max: number): { quantity: number; isNumber: boolean } => {
  const plain = plainDigits(typed)
    .trim()
    .replace(grouped, (thousands) => thousands.replace(/\D/g, ''));
  const [, whole] = /^(\d+)(?:\.\d*|,\d+)?$/.exec(plain) ?? [];
  return { quantity: Math.min(max, Math.max(1, Number(whole ?? 1))), isNumber: whole !== undefined };
};

const remarkOn = (typed: string, max: number): string => {
  const { quantity, isNumber } = parseQuantity(typed, max);
  if (!isNumber) return 'Type a number. Until then it counts as 1.';
  return quantity === max ? `The most in one order is ${formatCount(max)}.` : '';
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

type Props = { quantity: number; max: number; onChange: (quantity: number) => void };

/**
 * A text field, not `type=number`: the mouse wheel does not change it, and it may be empty while typing. Nor is it a spin button,
 * which phones' screen readers change by swipes instead of typing. Outside a form, Enter sends nothing.
 */
export const QuantityStepper = ({ quantity, max, onChange }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    const next = Math.min(max, Math.max(1, quantity + by));
    setTyped(null);
    onChange(next);
    // At the minimum or maximum the pressed button is disabled and would lose focus.
    if (next === (by > 0 ? max : 1)) input.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(parseQuantity(text, max).quantity);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isModified(event)) return;
    const by = steps[event.key];
    if (by !== undefined) {
      event.preventDefault();
      step(by);
    } else if (event.key === 'Enter' && !isComposing(event.nativeEvent)) setTyped(null);
  };
  const button = {
    type: 'button',
    className: 'min-w-12 border border-line-strong text-2xl leading-none disabled:text-line-strong',
    'aria-describedby': `${id}-ends`,
  } as const;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Quantity
      </label>
      <div className="flex max-w-56">
        <button {...button} disabled={quantity <= 1} onClick={() => step(-1)}>
          <span aria-hidden="true">−</span>
          <span className="sr-only">Decrease</span>
        </button>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}-note`}
          value={typed ?? String(quantity)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(null)}
          className={`${controlLook} figures border-x-0 text-center`}
        />
        <button {...button} disabled={quantity >= max} onClick={() => step(1)}>
          <span aria-hidden="true">+</span>
          <span className="sr-only">Increase</span>
        </button>
      </div>
      <p id={`${id}-ends`} hidden>
        {`The smallest quantity is 1, the largest is ${formatCount(max)}.`}
      </p>
      <p id={`${id}-note`} role="status" className="text-fg-quiet text-sm">
        {remarkOn(typed ?? String(quantity), max)}
      </p>
    </div>
  );
};
