/** The free trial and its owner. Only the owner sees its plan and days. */
import { type PlanTierId, planTierIds, planTiers } from '../../content/catalogue/plans';
import { trial } from '../../content/flows/trial';
import { addDays } from '../../lib/dates';
import { timestamp } from '../../storage/codecs/codec';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { customerOf, lastOwn, readVisitor } from '../submissions/owner';
import { readTrial, type TrialState } from './trial-state';

export const trialTierIds: readonly PlanTierId[] = planTierIds.filter((id) => planTiers[id].hasTrial);

export const isTrialUsed = (): boolean => store.read(keys.trialUsed);

/** Whether the trial was started in this tab, and neither a brief nor a payment has followed in it. */
export const isTrialJustTaken = (): boolean => {
  const { value, absent } = store.inspect(keys.onboardingComplete);
  return isTrialUsed() && !absent && !value;
};

export const trialEnd = (now: Date): Date => addDays(now, trial.days);

/** `tier` is null if the plan is not known. */
export type OwnTrial = TrialState & { tier: PlanTierId | null };

/** The trial of the visitor's own submission. Without one, the keys belong to the tab that started it, and to the customer who is logged in. */
export const readOwnTrial = (
  now: Date,
  visitor = readVisitor(store),
  all = store.read(keys.submissions),
): OwnTrial | null => {
  const trials = all.filter(({ kind }) => kind === 'trial');
  const own = lastOwn('trial', all, visitor);
  const samples = store.read(keys.sampleData);
  // The demo's sample trial is not the visitor's.
  const isUnclaimed = !store.read(keys.sampleTrial) && trials.every((one) => samples.includes(customerOf(one) ?? ''));
  const isFound = isUnclaimed && (visitor.email !== null || isTrialJustTaken());
  if (!own && !isFound) return null;
  const end = timestamp.decode(String(own?.answers.trialEndDate)).value ?? store.read(keys.trialEndDate);
  const state = readTrial(now, store.read(keys.trialUsed), end);
  const plan = own?.answers.selectedPlan ?? store.read(keys.selectedPlan);
  return state && { ...state, tier: trialTierIds.find((id) => id === plan) ?? null };
};
