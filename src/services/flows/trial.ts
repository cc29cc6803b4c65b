/** The free trial (spec, account area, section 4). Nothing is charged; card details never come this far. */

import { type PlanTierId, planTierIds, planTiers, trial } from '../../content/catalogue/plans';
import { addDays } from '../../lib/dates';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import { announceBannerChange } from '../site/banner-event';
import { submit } from './submissions';

/** What the trial form asks for, card aside. */
export type TrialAnswers = {
  fullName: string;
  email: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
};

/** The tiers that can be tried, in the order of the picker. */
export const trialTierIds: readonly PlanTierId[] = planTierIds.filter((id) => planTiers[id].hasTrial);

/** Whether this browser has had its trial. */
export const isTrialUsed = (): boolean => store.read(keys.trialUsed);

/** Whether the trial was taken in this tab, and no brief or payment has followed it here. */
export const isTrialJustTaken = (): boolean => {
  const { value, absent } = store.inspect(keys.onboardingComplete);
  return isTrialUsed() && !absent && !value;
};

/** When the trial ends and the first charge falls, if it starts now. */
export const trialEnd = (now: Date): Date => addDays(now, trial.days);

/**
 * Starts the trial after the simulated delay: `trialUsed`, `trialEndDate`, `selectedPlan`, `onboardingComplete` and the
 * submission are written in one step, and the banner hears of it. A brief for it is still to be sent.
 * @param attempt names this submission, so that sending it twice, also from a copy of the tab, keeps one entry
 * @throws {ServiceError} 'no-trial': the tier has none; 'trial-used': this browser has had its trial, maybe in another tab
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
      // A brief that was sent before was for another order.
      tx.remove(keys.sentBrief);
    },
    { at: date, derived: ['trialEndDate'], ...(attempt !== undefined && { id: attempt }) },
  );
  announceBannerChange(false);
  return entry;
};
