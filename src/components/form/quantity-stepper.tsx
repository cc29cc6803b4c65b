import { useId, useRef, useState } from 'react';
import { formatCount } from '../../content/format/numbers';
import { controlLook } from './field';
import { parseQuantity, QuantityInput, quantityRemark } from './quantity-input';

type Props = { quantity: number; max: number; onChange: (quantity: number) => void };

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
  const stepper = 'min-w-12 border border-line-strong text-2xl leading-none disabled:text-line-strong';
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Quantity
      </label>
      <div className="flex max-w-56">
        <button
          type="button"
          className={stepper}
          disabled={quantity <= 1}
          aria-describedby={`${id}-ends`}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−</span>
          <span className="sr-only">Decrease</span>
        </button>
        <QuantityInput
          ref={input}
          id={id}
          value={typed ?? String(quantity)}
          onType={(text) => {
            setTyped(text);
            onChange(parseQuantity(text, max).quantity);
          }}
          onStep={step}
          onSet={() => setTyped(null)}
          className={`${controlLook} figures border-x-0 text-center`}
        />
        <button
          type="button"
          className={stepper}
          disabled={quantity >= max}
          aria-describedby={`${id}-ends`}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
          <span className="sr-only">Increase</span>
        </button>
      </div>
      <p id={`${id}-ends`} hidden>
        {`The smallest quantity is 1, the largest is ${formatCount(max)}.`}
      </p>
      <p id={`${id}-note`} role="status" className="text-fg-quiet text-sm">
        {quantityRemark(typed ?? String(quantity), max)}
      </p>
    </div>
  );
};
