import { type KeyboardEvent, useId } from 'react';
import { largestOrder, parseQuantity, quantityKeys } from '../../../components/form/quantity/parse-quantity';
import { type CreditService, maxPackQuantity } from '../../../content/catalogue/credits';
import { formatCount } from '../../../content/format/numbers';
import { pricingPage } from '../../../content/public/pricing-page';

type Props = { service: CreditService; text: string; onChange: (text: string) => void };

/**
 * The quantity of one service in a month, from 0 to the same limit as on the buying page. It is a text field, not a number
 * field, like `QuantityStepper`; the parsed quantity is shown on blur.
 */
export const Pieces = ({ service: { name, credits }, text, onChange }: Props) => {
  const id = useId();
  const { quantity, capped } = parseQuantity(text, maxPackQuantity, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = quantityKeys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(String(Math.min(maxPackQuantity, Math.max(0, quantity + by))));
  };
  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-4 border-t py-3">
      <label htmlFor={id}>
        {name}
        <span className="figures block text-fg-quiet text-sm">
          {formatCount(credits)} {pricingPage.calculator.perPiece}
        </span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={quantity}
        aria-valuemin={0}
        aria-valuemax={maxPackQuantity}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(String(quantity))}
        onKeyDown={onKeyDown}
        className="figures min-h-11 w-full border border-line-strong bg-ground-raised px-3 text-right"
      />
      <p id={`${id}-note`} role="status" className="col-span-2 text-fg-quiet text-sm">
        {capped || quantity === maxPackQuantity ? largestOrder(maxPackQuantity) : ''}
      </p>
    </div>
  );
};
