import { Link } from 'react-router-dom';
import { href } from '../../../paths';
import { useAccount } from '../../../queries/account';
import { isPaidOnProviderPage } from '../../../services/credits/provider-session';

/** How the order will be paid. @param onLeave called before the page to add another card is opened */
export const WayOfPayment = ({ onLeave }: { onLeave: () => void }) => {
  const { hasPaymentMethod } = useAccount();
  if (isPaidOnProviderPage()) return <p>You pay on the provider’s page.</p>;
  if (!hasPaymentMethod) return <p>You add a card in the next step.</p>;
  return (
    <p className="flex flex-wrap justify-between gap-x-6">
      <span>Paid with the card you added</span>
      <Link to={href('addPaymentMethod')} onClick={onLeave} className="text-link">
        Use another
      </Link>
    </p>
  );
};
