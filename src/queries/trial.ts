import { readOwnTrial } from '../services/flows/own-trial';

/** The visitor's own trial; null if there is none, and while the demo's time is not known. */
export const ownTrialQuery = (now: Date | null) => ({
  queryKey: ['own trial', now?.getTime()],
  read: () => now && readOwnTrial(now),
});
