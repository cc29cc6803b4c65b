import { type CreditPack, findCreditPack } from '../../../content/catalogue/credits';
import { formatCents, formatCentsExactly } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { quotePack } from '../../../services/credits/quote';

const SummaryLine = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-6 border-t py-2.5">
    <dt>{label}</dt>
    <dd className="figures text-right">{value}</dd>
  </div>
);

const Quotation = ({ pack, quantity }: { pack: CreditPack; quantity: number }) => {
  const quote = quotePack(pack.id, quantity);
  return (
    <dl>
      <SummaryLine label="Pack" value={quantity === 1 ? pack.name : `${pack.name} × ${formatCount(quantity)}`} />
      <SummaryLine label="Credits" value={formatCount(quote.credits)} />
      <SummaryLine label="Unit price" value={`${formatCentsExactly(quote.unitPriceCents)}/credit`} />
      <SummaryLine label="You save" value={formatCents(quote.savingsCents)} />
      <div className="flex items-baseline justify-between gap-6 border-fg border-t-2 py-3">
        <dt className="font-semibold">Total</dt>
        <dd className="figures wrap-anywhere text-right font-display font-semibold text-heading">
          {formatCents(quote.totalCents)}
        </dd>
      </div>
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
