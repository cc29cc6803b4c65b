import { normalizeEmail } from '../services/account/account-data';
import { openPaymentsOf } from '../services/payments/open-payments';
import { type OpenPayment, openPayments } from '../storage/schema';
import { useStored } from '../storage/use-stored';
import { authToken, userEmail } from '../storage/visitor-keys';

/** Read with `useStored`, so that a form that has ended knows in the same render whether its payment is open. */
export const useOpenPayments = (): readonly OpenPayment[] => {
  const isSignedIn = useStored(authToken) !== null;
  const email = useStored(userEmail);
  return openPaymentsOf(useStored(openPayments), isSignedIn && email ? normalizeEmail(email) : null);
};
