/** The plan that a visitor chose on another page: the `plan` parameter of the address, and the plan kept with an account. */
import {
  type CheckoutPlanId,
  checkoutPlanIds,
  checkoutPlans,
  discountCodeNames,
  type PlanTierId,
  planTiers,
} from '../../content/catalogue/plans';
import { askedTexts } from '../../content/flows/trial';
import { onlyValue } from '../../lib/links';
import { canBeNamed, spelled, valuesIn } from '../../lib/spelling';
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

/** What a page says of plans or codes in its address that it cannot take: their names, and the rest of the sentence. */
export type Remark = { names: readonly string[]; says: string };

/** @returns null where all is well, and where a name is none that can be shown */
const remarkOn = (given: readonly string[], says: string): Remark | null =>
  given.length > 0 && given.length < 4 && given.every(canBeNamed) ? { names: given, says } : null;

const nameOfPlan = (given: string): string | undefined => {
  const plans: readonly { id: string; name: string }[] = [...Object.values(planTiers), ...Object.values(checkoutPlans)];
  return plans.find(({ id }) => id === spelled(given))?.name;
};

/** @param offer what the page is for: a trial or a brief, or paying */
export const planRemark = (query: URLSearchParams, offer: 'trial' | 'checkout'): Remark | null => {
  const given = valuesIn(query, 'plan');
  const [first = '', another] = given;
  if (another !== undefined)
    return remarkOn(
      given.map((one) => nameOfPlan(one) ?? one),
      askedTexts.plans,
    );
  if (idIn(query, offer === 'trial' ? trialTierIds : checkoutPlanIds)) return null;
  const name = nameOfPlan(first);
  return name ? { names: [name], says: askedTexts[offer] } : remarkOn(given, askedTexts.plan);
};

export const codeRemark = (query: URLSearchParams): Remark | null => {
  const given = valuesIn(query, 'code');
  if (given.length > 1) return remarkOn(given, askedTexts.codes);
  return discountCodeNames.some((code) => code === given[0]?.toUpperCase()) ? null : remarkOn(given, askedTexts.code);
};

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
