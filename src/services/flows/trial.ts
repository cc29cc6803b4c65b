/** Starting the free trial. Nothing is charged; card data is never passed to this module. */

import { type PlanTierId, planTierIds, planTiers, trial } from '../../content/catalogue/plans';
import { addDays } from '../../lib/dates';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import { dispatchBannerChange } from '../site/banner-event';
import { submit } from './submissions';

/** The answers of the trial form, without the card. */
export type TrialAnswers = {
  fullName: string;
  email: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
};

/** The plan tiers that offer a trial, in the order in which the page lists them. */
export const trialTierIds: readonly PlanTierId[] = planTierIds.filter((id) => planTiers[id].hasTrial);

/** Whether a trial was started in this browser. */
export const isTrialUsed = (): boolean => store.read(keys.trialUsed);

/** Whether the trial was started in this tab, and neither a brief nor a payment has followed in it. */
export const isTrialJustTaken = (): boolean => {
  const { value, absent } = store.inspect(keys.onboardingComplete);
  return isTrialUsed() && !absent && !value;
};

/** The end of a trial that starts now, which is when the first charge is due. */
export const trialEnd = (now: Date): Date => addDays(now, trial.days);

/**
 * Starts the trial after the simulated delay: writes `trialUsed`, `trialEndDate`, `selectedPlan`, `onboardingComplete` and
 * the submission in one transaction, and announces that the banner is hidden.
 * @param attempt idempotency key: sending it twice, even from a duplicated tab, stores one submission
 * @throws {ServiceError} 'no-trial': the tier offers none; 'trial-used': a trial was started before, maybe in another tab
 * @throws {StorageWriteError} nothing was written
 */
export const startTrial = async (
  { plan, answers }: { plan: PlanTierId; answers: TrialAnswers },
  attempt?: string,
  clock = now,
): Promise<Submission> => {
  if (!planTiers[plan].hasTrial) throw new ServiceError('no-trial');
  await delay('trialSubmit');
  const date = clock();
  const trialEndDate = trialEnd(date).toISOString();
  const { entry } = await submit(
    'trial',
    { ...answers, selectedPlan: plan, agreement: true, trialEndDate },
    (tx) => {
      if (tx.read(keys.trialUsed)) throw new ServiceError('trial-used');
      tx.write(keys.trialUsed, true);
      tx.write(keys.trialEndDate, trialEndDate);
      tx.write(keys.selectedPlan, plan);
      tx.write(keys.onboardingComplete, false);
      // A brief that was sent before belongs to an earlier order.
      tx.remove(keys.sentBrief);
    },
    { at: date, derived: ['trialEndDate'], ...(attempt !== undefined && { id: attempt }) },
  );
  dispatchBannerChange(false);
  return entry;
};
