/** The free trial. Nothing is charged; card details go to the payment provider only. */

import { type PlanTierId, planTiers } from '../../content/catalogue/plans';
import { addDays, daysBetween } from '../../lib/dates';
import { createId } from '../../lib/random';
import type { Submission, SubmissionOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import { now } from '../clock';
import { ServiceError } from '../errors';
import { payFor } from '../payments/pay';
import type { Card } from '../payments/port';
import type { Paid, Payment } from '../payments/settle';
import { isSent, keepSubmission, keptAnswers } from '../submissions/submissions';
import { dispatchBannerChange } from './banner';
import { trialEnd, trialTierIds } from './own-trial';

export type TrialAnswers = Record<'fullName' | 'email' | 'address' | 'city' | 'state' | 'zipCode', string>;

/** The stored submission of a started trial; null if another tab has started one while this one's card was checked. */
export type StartedTrial = Submission | null;

/** The submission and the trial's keys in one transaction. The banner is hidden, and the onboarding brief comes next. */
export const fulfillTrial = (
  tx: Transaction,
  { order, reference, owner }: Paid<SubmissionOrder>,
  at = now(),
): StartedTrial => {
  tx.after(() => dispatchBannerChange(false));
  const { attempt: id, answers } = order;
  const isRepeat = isSent(tx, { kind: 'trial', answers, id });
  if (tx.read(keys.trialUsed) && !isRepeat) return null;
  const trialEndDate = trialEnd(at).toISOString();
  const payment = isRepeat ? undefined : reference;
  const sent = { kind: 'trial', answers: { ...answers, trialEndDate }, id, at, owner, payment } as const;
  const { entry } = keepSubmission(tx, sent);
  if (isRepeat) return entry;
  tx.write(keys.trialUsed, true);
  tx.write(keys.trialEndDate, trialEndDate);
  tx.write(keys.selectedPlan, trialTierIds.find((id) => id === answers.selectedPlan) ?? null);
  tx.write(keys.onboardingComplete, false);
  // A brief that was sent before belongs to an earlier order.
  tx.remove(keys.sentBrief);
  return entry;
};

/** @param shownDay the day for which the page shows the end, perhaps yesterday @throws 'no-trial', 'trial-used', as `payFor` */
export const startTrial = async (
  { plan, answers, card, shownDay }: { plan: PlanTierId; answers: TrialAnswers; card?: Card; shownDay?: Date | null },
  attempt = createId(),
  clock = now,
): Promise<Payment<StartedTrial>> => {
  if (!planTiers[plan].hasTrial) throw new ServiceError('no-trial');
  const pressedAt = clock();
  const startsAt = addDays(pressedAt, daysBetween(pressedAt, shownDay ?? pressedAt));
  const kept = keptAnswers('trial', { ...answers, selectedPlan: plan, agreement: true });
  return payFor({
    order: { kind: 'trial', attempt, answers: kept },
    fulfill: (tx, paid) => fulfillTrial(tx, paid, startsAt),
    amountCents: 0,
    description: `Free trial: ${planTiers[plan].name}`,
    card,
    validate: (tx) => {
      const isDone = isSent(tx, { kind: 'trial', answers: kept, id: attempt });
      if (!isDone && tx.read(keys.trialUsed)) throw new ServiceError('trial-used');
      return isDone;
    },
  });
};
