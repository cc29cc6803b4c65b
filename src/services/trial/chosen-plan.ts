/** The plan that a visitor chose on another page: the `plan` parameter of the address, and the plan kept with an account. */
import { type CheckoutPlanId, checkoutPlanIds, type PlanTierId } from '../../content/catalogue/plans';
import { onlyValue } from '../../lib/links';
import * as keys from '../../storage/schema';
import { StorageWriteError, store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { isTrialJustTaken, trialTierIds } from './own-trial';

const idIn = <Id extends string>(query: URLSearchParams, ids: readonly Id[]): Id | null => {
  const given = onlyValue(query, 'plan');
  return ids.find((id) => id === given) ?? null;
};

/** The plan in the address of `/subscribe` or `/onboarding`; null if it is absent or not one with a trial. */
export const tierFromQuery = (query: URLSearchParams): PlanTierId | null => idIn(query, trialTierIds);

/** The plan in the address of `/payment`, `/signup` or `/login`, one of checkout's; null if it is absent or unknown. */
export const accountPlanFromQuery = (query: URLSearchParams): CheckoutPlanId | null => idIn(query, checkoutPlanIds);

/** The plan that a brief is for. `trialEnd` (ISO 8601) is set if it is that of the trial. */
export type BriefPlan = { tier: PlanTierId; trialEnd: string | null };

/** The plan in the address of the brief; without one, that of the trial that was just started in this tab. */
export const readBriefPlan = (query: URLSearchParams): BriefPlan | null => {
  const asked = tierFromQuery(query);
  if (asked) return { tier: asked, trialEnd: null };
  const tier = store.read(keys.selectedPlan);
  const trialEnd = store.read(keys.trialEndDate);
  return tier && trialEnd !== null && isTrialJustTaken() ? { tier, trialEnd } : null;
};

/** Keeps the plan with the account of the customer who is signed in. If the storage is full, the page's notice reports it. */
export const keepChosenPlan = (plan: CheckoutPlanId, clock = now): Promise<void> =>
  store
    .transact((tx) => {
      const email = signedInEmail(tx);
      if (email !== null) tx.write(keys.chosenPlanOf(email), { plan, at: clock().toISOString() });
    })
    .catch((error: unknown) => {
      if (!(error instanceof StorageWriteError)) throw error;
    });
