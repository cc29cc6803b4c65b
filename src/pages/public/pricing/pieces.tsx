import { useId } from 'react';
import { largestOrder, parseQuantity, QuantityInput } from '../../../components/form/quantity-input';
import { type CreditService, maxPackQuantity } from '../../../content/catalogue/credits';
import { formatCount } from '../../../content/format/numbers';
import { pricingPage } from '../../../content/public/pricing-page';

type Props = { service: CreditService; text: string; onChange: (text: string) => void };

/** The quantity of one service in a month, from 0 to the same limit as on the buying page; it is shown parsed after Enter or on blur. */
export const Pieces = ({ service: { name, credits }, text, onChange }: Props) => {
  const id = useId();
  const { quantity, capped } = parseQuantity(text, maxPackQuantity, 0);
  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-4 @max-[20rem]/page:grid-cols-[1fr_3.5rem] @max-[20rem]/page:gap-x-2 border-t py-3">
      <label htmlFor={id}>
        <span>{name}</span>
        <span className="figures block text-fg-quiet text-sm">
          {`${formatCount(credits)} ${pricingPage.calculator.perPiece}`}
        </span>
      </label>
      <QuantityInput
        id={id}
        quantity={quantity}
        min={0}
        max={maxPackQuantity}
        value={text}
        onType={onChange}
        onStep={(by) => onChange(String(Math.min(maxPackQuantity, Math.max(0, quantity + by))))}
        onSet={() => onChange(String(quantity))}
        className="figures min-h-11 w-full border border-line-strong bg-ground-raised px-3 @max-[20rem]/page:px-1 text-right"
      />
      <p id={`${id}-note`} role="status" className="col-span-2 text-fg-quiet text-sm">
        {capped || quantity === maxPackQuantity ? largestOrder(maxPackQuantity) : ''}
      </p>
    </div>
  );
};
