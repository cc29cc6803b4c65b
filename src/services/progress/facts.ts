/** Reads from storage what the list 'In progress' of the signed-in customer is made from, and removes from it. */
import { planTierIds } from '../../content/catalogue/plans';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { customerOf, isVisitors, readVisitor } from '../account/submission-owner';
import { readAccount } from '../credits/history';
import { unusedPayments } from '../flows/instant-site-price';
import { discardDraft, longDraftsOf } from '../flows/long-drafts';
import { hasSentBrief } from '../flows/own-requests';
import { isPlanId } from '../flows/plan-order';
import { readSubmissions } from '../flows/submissions';
import { readTrial } from '../flows/trial-state';
import { canSettle } from '../payments/open-payments';
import type { Facts, Removal } from './step';

/**
 * The trial is kept once for the whole browser. It is the customer's whose submission started it; without a submission,
 * everybody's. An ended one that was removed from the list is nobody's.
 */
const readOwnTrial = (email: string, clock: Date): Facts['trial'] => {
  const state = readTrial(clock);
  if (!state) return null;
  const [started] = readSubmissions().filter(({ kind }) => kind === 'trial');
  const isOwn = !started || customerOf(started) === email;
  const isRemoved = state.daysLeft === 0 && store.read(keys.removedTrialOf(email)) === state.end;
  if (!isOwn || isRemoved) return null;
  const selected = store.read(keys.selectedPlan);
  return { ...state, tier: planTierIds.find((id) => id === selected) ?? null };
};

const readChosenPlan = (email: string): Facts['chosenPlan'] => {
  const chosen = store.read(keys.chosenPlanOf(email));
  return chosen && isPlanId(chosen.plan) ? { plan: chosen.plan, at: chosen.at } : null;
};

/** @returns null if nobody is signed in */
export const readFacts = (clock: Date): Facts | null => {
  const email = signedInEmail(store);
  if (email === null) return null;
  const pending = store.read(keys.pendingPurchase);
  const [all, visitor] = [readSubmissions(), readVisitor(store)];
  return {
    now: clock,
    payments: store
      .read(keys.openPayments)
      .filter((payment) => payment.state !== 'sending' && canSettle(payment, email)),
    session: pending?.sessionId ? pending : null,
    statements: readAccount().statements,
    // A checkout that this tab has sent is the visitor's, too, as its receipt is.
    submissions: all.filter(
      (one) => customerOf(one) === email || (one.kind === 'checkout' && isVisitors(one, visitor)),
    ),
    paidSites: unusedPayments(all, visitor),
    hasBrief: hasSentBrief(all, visitor),
    trial: readOwnTrial(email, clock),
    chosenPlan: readChosenPlan(email),
    drafts: longDraftsOf(email),
  };
};

/**
 * Takes a step off the list: an ended trial is marked, a chosen plan is forgotten, a draft is discarded.
 * @returns the function that takes it back
 * @throws {StorageWriteError} nothing was written; the same holds for the function, which also throws {ServiceError}
 *   'newer-draft' for a draft if there is another one by then
 */
export const removeStep = (removal: Removal): (() => void) => {
  const email = signedInEmail(store);
  if (email === null) return () => {};
  if (removal === 'trial') {
    const removed = keys.removedTrialOf(email);
    store.write(removed, store.read(keys.trialEndDate));
    return () => store.remove(removed);
  }
  if (removal !== 'plan') return discardDraft(removal.form, email);
  const plan = keys.chosenPlanOf(email);
  const before = store.read(plan);
  store.remove(plan);
  return () => store.write(plan, before);
};
