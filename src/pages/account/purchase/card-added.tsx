import { useLocation } from 'react-router-dom';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { quotePack } from '../../../services/credits/quote';

/** Location state of the way back from adding a card. */
export const cardAdded = 'card-added';

/** For the customer who has just added a card: what waits for them, linked to the order summary. */
export const CardAdded = ({ packId, quantity }: { packId: CreditPackId | null; quantity: number }) => {
  const { state } = useLocation();
  if (state !== cardAdded) return null;
  return (
    <p role="status" className="border-moss border-l-8 bg-ground-raised p-5 font-semibold">
      <span>Card added.</span>{' '}
      {packId && (
        <a href="#summary" className="text-link">
          {`Continue with your ${formatCount(quotePack(packId, quantity).credits)} credits`}
        </a>
      )}
    </p>
  );
};
