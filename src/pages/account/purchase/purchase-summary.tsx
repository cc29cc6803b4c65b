import { ValueLine } from '../../../components/ui/value-line';
import { type CreditPack, findCreditPack } from '../../../content/catalogue/credits';
import { formatCents, formatCentsExactly } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { quotePack } from '../../../services/credits/quote';

const line = { className: 'gap-6 border-t py-2.5', valueClassName: 'text-right' };

const Quotation = ({ pack, quantity }: { pack: CreditPack; quantity: number }) => {
  const quote = quotePack(pack.id, quantity);
  return (
    <dl>
      <ValueLine
        {...line}
        label="Pack"
        value={quantity === 1 ? pack.name : `${pack.name} × ${formatCount(quantity)}`}
      />
      <ValueLine {...line} label="Credits" value={formatCount(quote.credits)} />
      <ValueLine {...line} label="Unit price" value={`${formatCentsExactly(quote.unitPriceCents)}/credit`} />
      <ValueLine {...line} label="You save" value={formatCents(quote.savingsCents)} />
      <ValueLine
        look="total"
        label="Total"
        value={formatCents(quote.totalCents)}
        className="py-3"
        valueClassName="text-heading"
      />
    </dl>
  );
};

/** Credits, unit price, savings and total of the chosen pack and quantity, in a live region. */
export const PurchaseSummary = ({ packId, quantity }: { packId: CreditPackId | null; quantity: number }) => {
  const pack = packId && findCreditPack(packId);
  return (
    <div aria-live="polite" aria-atomic="true">
      {pack ? (
        <Quotation pack={pack} quantity={quantity} />
      ) : (
        <p className="text-fg-quiet">Choose a pack to see its total.</p>
      )}
    </div>
  );
};
