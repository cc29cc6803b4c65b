import { normalizeEmail } from '../../services/account/account-data';
import { canSettle } from '../../services/payments/open-payments';
import { openPayments, type OpenPayment as Payment } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { authToken, userEmail } from '../../storage/visitor-keys';

/** The visitor's open payments: their own, and those made while nobody was signed in. A payment that is being sent is left out. */
export const useOpenPayments = (): readonly Payment[] => {
  const isSignedIn = useStored(authToken) !== null;
  const email = useStored(userEmail);
  const owner = isSignedIn && email ? normalizeEmail(email) : null;
  return useStored(openPayments).filter((payment) => payment.state !== 'sending' && canSettle(payment, owner));
};
