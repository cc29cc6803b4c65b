/** The days left of the free trial. Public pages read it for the banner, so it imports nothing of the forms. */
import { daysBetween } from '../../lib/dates';
import { store } from '../../storage/store';
import { trialEndDate, trialUsed } from '../../storage/visitor-keys';

/** When the trial ends (ISO 8601), and the calendar days until then: at least 1 before it has ended, 0 afterward. */
export type TrialState = { end: string; daysLeft: number };

export const readTrial = (
  now: Date,
  isUsed = store.read(trialUsed),
  end = store.read(trialEndDate),
): TrialState | null => {
  if (!isUsed || end === null) return null;
  const endsAt = new Date(end);
  return { end, daysLeft: endsAt <= now ? 0 : Math.max(1, daysBetween(now, endsAt)) };
};
