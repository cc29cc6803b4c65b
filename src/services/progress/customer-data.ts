/** Reads from storage what the list 'In progress' of the signed-in customer is made from, and removes from it. */
import { newestFirst } from '../../storage/history-entry';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { unusedPayments } from '../checkout/instant-site-price';
import { longDraftsOf } from '../drafts/places';
import { openPaymentsOf } from '../payments/open-payments';
import { readOwnProjects } from '../projects/own';
import { lastOwn, readVisitor } from '../submissions/owner';
import { type OwnTrial, readOwnTrial } from '../trial/own-trial';

/** Null also if the customer has removed the ended trial from the list. */
const listed = (trial: OwnTrial | null, email: string): OwnTrial | null => {
  const isRemoved = trial?.daysLeft === 0 && store.read(keys.removedTrialOf(email)) === trial.end;
  return isRemoved ? null : trial;
};

export type CustomerData = NonNullable<ReturnType<typeof readCustomerData>>;

export const readCustomerData = (now: Date) => {
  const visitor = readVisitor(store);
  const { email } = visitor;
  if (email === null) return null;
  const pending = store.read(keys.pendingPurchase);
  const stored = store.read(keys.submissions);
  const all = stored.toSorted(newestFirst);
  return {
    now,
    payments: openPaymentsOf(store.read(keys.openPayments), email),
    session: pending?.sessionId ? pending : null,
    projects: readOwnProjects(visitor, all),
    paidSites: unusedPayments(all, visitor),
    hasBrief: lastOwn('onboarding', all, visitor) !== null,
    trial: listed(readOwnTrial(now, visitor, stored), email),
    chosenPlan: store.read(keys.chosenPlanOf(email)),
    drafts: longDraftsOf(email),
  };
};
