import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../components/ui/icon';
import { findCreditPack } from '../../../content/catalogue/credits';
import { readChosenPack } from '../../../services/credits/chosen-pack';
import { OrderPanel } from '../../parts/order-panel';
import { PurchaseSummary } from './purchase-summary';

const facts = [
  { icon: Check, text: 'Kept, in this browser: that you have added a card.' },
  { icon: X, text: 'Not kept anywhere: its number, expiry date, security code and name.' },
] as const;

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
