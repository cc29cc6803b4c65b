/** Reads from storage what the list 'In progress' of the signed-in customer is made from, and removes from it. */
import type { StorageKey } from '../../storage/key';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { customerOf } from '../account/submission-owner';
import { now } from '../clock';
import { readAccount } from '../credits/history';
import { draftKey } from '../flows/drafts';
import { readOwnTrial } from '../flows/own-trial';
import { isPlanId } from '../flows/plan-order';
import { readSubmissions } from '../flows/submissions';
import { canSettle } from '../payments/open-payments';
import type { Facts, Removal } from './step';

/** The customer's own trial, unless it has ended and was removed from the list. */
const readListedTrial = (email: string, clock: Date): Facts['trial'] => {
  const trial = readOwnTrial(clock);
  const isRemoved = trial?.daysLeft === 0 && store.read(keys.removedTrialOf(email)) === trial.end;
  return isRemoved ? null : trial;
};

const readChosenPlan = (email: string): Facts['chosenPlan'] => {
  const chosen = store.read(keys.chosenPlanOf(email));
  return chosen && isPlanId(chosen.plan) ? { plan: chosen.plan, at: chosen.at } : null;
};

const readDrafts = (email: string): Facts['drafts'] =>
  (['onboarding', 'instant-site'] as const).flatMap((form) => {
    const stored = store.read(draftKey(form, email)) ?? store.read(draftKey(form, null));
    if (!stored) return [];
    const { answers } = stored;
    return { form, answers: typeof answers === 'number' ? answers : 0 };
  });

/** @returns null if nobody is signed in */
export const readFacts = (clock: Date): Facts | null => {
  const email = signedInEmail(store);
  if (email === null) return null;
  const pending = store.read(keys.pendingPurchase);
  return {
    now: clock,
    payments: store
      .read(keys.openPayments)
      .filter((payment) => payment.state !== 'sending' && canSettle(payment, email)),
    session: pending?.sessionId ? pending : null,
    statements: readAccount().statements,
    submissions: readSubmissions().filter((one) => customerOf(one) === email),
    trial: readListedTrial(email, clock),
    chosenPlan: readChosenPlan(email),
    drafts: readDrafts(email),
  };
};

/**
 * Takes a step off the list: an ended trial is marked, a chosen plan is forgotten, a draft is discarded.
 * @returns the function that takes it back
 * @throws {StorageWriteError} nothing was written; the same holds for the function
 */
export const removeStep = (removal: Removal): (() => void) => {
  const email = signedInEmail(store);
  if (email === null) return () => {};
  if (removal === 'trial') {
    const removed = keys.removedTrialOf(email);
    store.write(removed, readOwnTrial(now())?.end ?? null);
    return () => store.remove(removed);
  }
  const discard = <T>(key: StorageKey<T>) => {
    const before = store.read(key);
    store.remove(key);
    return () => {
      if (before !== key.initial) store.write(key, before);
    };
  };
  if (removal === 'plan') return discard(keys.chosenPlanOf(email));
  const undoOwn = discard(draftKey(removal.form, email));
  const undoAnonymous = discard(draftKey(removal.form, null));
  return () => {
    undoOwn();
    undoAnonymous();
  };
};
