import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../components/ui/icon';
import { TextLink } from '../../../components/ui/link';
import { ValueLine } from '../../../components/ui/value-line';
import { findCreditPack } from '../../../content/catalogue/credits';
import { formatCents, formatCentsExactly } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { href } from '../../../paths';
import { useAccount } from '../../../queries/account';
import { readChosenPack } from '../../../services/credits/chosen-pack';
import { isPaidOnProviderPage } from '../../../services/credits/provider-session';
import { quotePack } from '../../../services/credits/purchase-entry';
import { OrderPanel } from '../../parts/order-panel';

/** The id of the sentence that says why nothing can be bought yet. */
export const choosePackId = 'choose-pack';

const line = { className: 'gap-6 border-t py-2.5', valueClassName: 'text-right' };

export const PurchaseSummary = ({ packId, quantity }: { packId: CreditPackId | null; quantity: number }) => {
  const pack = packId && findCreditPack(packId);
  const quote = pack && quotePack(pack.id, quantity);
  return (
    <div aria-live="polite" aria-atomic="true">
      {quote ? (
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
      ) : (
        <p id={choosePackId} className="text-fg-quiet">
          Choose a pack to see its total.
        </p>
      )}
    </div>
  );
};

/** Location state of the way back from adding a card. */
export const cardAdded = 'card-added';

export const CardAdded = ({ packId, quantity }: { packId: CreditPackId | null; quantity: number }) => {
  const { state } = useLocation();
  if (state !== cardAdded) return null;
  return (
    <p role="status" className="border-moss-read border-l-8 bg-ground-raised p-5 font-semibold">
      <span>Card added.</span>{' '}
      {packId && (
        <TextLink to="#summary">
          {`Continue with your ${formatCount(quotePack(packId, quantity).credits)} credits`}
        </TextLink>
      )}
    </p>
  );
};

/** How the order will be paid. @param onLeave called before the page to add another card is opened */
export const WayOfPayment = ({ onLeave }: { onLeave: () => void }) => {
  const { hasPaymentMethod } = useAccount();
  if (isPaidOnProviderPage()) return <p>You pay on the provider’s page.</p>;
  if (!hasPaymentMethod) return <p>You add a card in the next step.</p>;
  return (
    <p className="flex flex-wrap justify-between gap-x-6">
      <span>Paid with the card you added</span>
      <TextLink to={href('addPaymentMethod')} onClick={onLeave}>
        Use another
      </TextLink>
    </p>
  );
};

const facts = [
  { icon: Check, text: 'Kept, in this browser: that you have added a card.' },
  { icon: X, text: 'Not kept anywhere: its number, expiry date, security code and name.' },
] as const;

/** Beside the form of a card: the order that waits for it, and what is kept of it. */
export const CardPurpose = () => {
  const [chosen] = useState(readChosenPack);
  const pack = findCreditPack(chosen?.packId ?? '');
  return (
    <OrderPanel
      id="card-purpose"
      heading={pack ? 'Order summary' : 'Any pack, one card'}
      note={
        <p className="mt-1 text-fg-quiet">
          {pack ? 'Your order is waiting on the previous page.' : 'We will not ask for it again.'}
        </p>
      }
    >
      {chosen && pack && <PurchaseSummary packId={pack.id} quantity={chosen.quantity} />}
      <ul className="border-b">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex gap-3 border-t py-3">
            <Icon icon={icon} className="mt-0.5" />
            {text}
          </li>
        ))}
      </ul>
    </OrderPanel>
  );
};
