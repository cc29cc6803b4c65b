/** Reads from storage what the list 'In progress' of the signed-in customer is made from, and removes from it. */
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { unusedPayments } from '../flows/instant-site-price';
import { discardDraft, longDraftsOf } from '../flows/long-drafts';
import { hasSentBrief } from '../flows/own-requests';
import { readOwnTrial } from '../flows/own-trial';
import { openPaymentsOf } from '../payments/open-payments';
import { readOwnProjects } from '../projects/own';
import { readVisitor } from '../submissions/owner';
import { readSubmissions } from '../submissions/submissions';
import type { CustomerData, Removal } from './step';

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

/** @returns the function that takes it back, and throws {ServiceError} 'newer-draft' if there is another one by then */
export const removeStep = (removal: Removal): (() => void) => {
  const email = signedInEmail(store);
  if (email === null) return () => {};
  if (removal === 'trial') {
    const removed = keys.removedTrialOf(email);
    store.write(removed, readOwnTrial(now())?.end ?? null);
    return () => store.remove(removed);
  }
  if (removal !== 'plan') return discardDraft(removal.form, email);
  const plan = keys.chosenPlanOf(email);
  const before = store.read(plan);
  store.remove(plan);
  return () => store.write(plan, before);
};
