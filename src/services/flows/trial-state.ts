/** How long the free trial still runs. Public pages read it for the banner, so it imports nothing of the forms. */
import { store } from '../../storage/store';
import { trialEndDate, trialUsed } from '../../storage/visitor-keys';

/** When the trial ends (ISO 8601), and the days that are left: 1 on the last one, 0 once it has ended. */
export type TrialState = { end: string; daysLeft: number };

const dayLength = 86_400_000;

/** The state of the trial in this browser; null where none was taken or its end cannot be read. */
export const readTrial = (now: Date): TrialState | null => {
  const end = store.read(trialEndDate);
  if (!store.read(trialUsed) || end === null) return null;
  return { end, daysLeft: Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / dayLength)) };
};
