/** Reads from storage what the list 'In progress' of the signed-in customer is made from, and removes from it. */
import { planTierIds } from '../../content/catalogue/plans';
import type { StorageKey } from '../../storage/key';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { customerOf, isVisitors, readVisitor } from '../account/submission-owner';
import { readAccount } from '../credits/history';
import { draftKey } from '../flows/drafts';
import { unusedPayments } from '../flows/instant-site-price';
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

/** The drafts of the long forms, wherever they are kept. */
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
    store.write(removed, store.read(keys.trialEndDate));
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
