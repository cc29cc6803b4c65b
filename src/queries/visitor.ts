import { normalizeEmail } from '../services/account/account-data';
import { openPaymentsOf } from '../services/payments/open-payments';
import type { Visitor } from '../services/submissions/owner';
import { authToken, type OpenPayment, openPayments, sentHere, userEmail } from '../storage/schema';
import { useStored } from '../storage/use-stored';

/** The visitor of this tab, kept up to date. Nobody is signed in during hydration. */
export const useVisitor = (): Visitor => {
  const [token, email, sent] = [useStored(authToken), useStored(userEmail), useStored(sentHere)];
  return { email: token !== null && email ? normalizeEmail(email) : null, sentHere: sent };
};

/** Read with `useStored`, so that a form that has ended knows in the same render whether its payment is open. */
export const useOpenPayments = (): readonly OpenPayment[] =>
  openPaymentsOf(useStored(openPayments), useVisitor().email);
