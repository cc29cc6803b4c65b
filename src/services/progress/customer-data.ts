/** Reads from storage what the list 'In progress' of the signed-in customer is made from, and removes from it. */
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { longDraftsOf } from '../drafts/places';
import { unusedPayments } from '../flows/instant-site-price';
import { hasSentBrief } from '../flows/own-requests';
import { readOwnTrial } from '../flows/own-trial';
import { openPaymentsOf } from '../payments/open-payments';
import { readOwnProjects } from '../projects/own';
import { readVisitor } from '../submissions/owner';
import { readSubmissions } from '../submissions/submissions';
import type { CustomerData } from './step';

const readListedTrial = (email: string, clock: Date): CustomerData['trial'] => {
  const trial = readOwnTrial(clock);
  const isRemoved = trial?.daysLeft === 0 && store.read(keys.removedTrialOf(email)) === trial.end;
  return isRemoved ? null : trial;
};

export const readCustomerData = (clock: Date): CustomerData | null => {
  const email = signedInEmail(store);
  if (email === null) return null;
  const pending = store.read(keys.pendingPurchase);
  const [all, visitor] = [readSubmissions(), readVisitor(store)];
  return {
    now: clock,
    payments: openPaymentsOf(store.read(keys.openPayments), email),
    session: pending?.sessionId ? pending : null,
    projects: readOwnProjects(),
    paidSites: unusedPayments(all, visitor),
    hasBrief: hasSentBrief(all, visitor),
    trial: readListedTrial(email, clock),
    chosenPlan: store.read(keys.chosenPlanOf(email)),
    drafts: longDraftsOf(email),
  };
};
