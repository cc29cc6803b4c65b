import { mutationOptions } from '@tanstack/react-query';
import { saveReplyAddress, sendBrief } from '../services/flows/onboarding';
import { readOwnTrial } from '../services/flows/own-trial';
import { startTrial } from '../services/flows/trial';
import type { Answers } from '../services/submissions/submissions';

export const startTrialMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof startTrial>[0] & { attempt: string }) => startTrial(input, input.attempt),
});
export const sendBriefMutation = mutationOptions({
  mutationFn: (input: { answers: Answers; attempt: string }) => sendBrief(input.answers, input.attempt),
});
export const replyAddressMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof saveReplyAddress>[0]) => saveReplyAddress(input),
});

/** The visitor's own trial; null if there is none, and while the demo's time is not known. */
export const ownTrialQuery = (now: Date | null) => ({
  queryKey: ['own trial', now?.getTime()],
  read: () => now && readOwnTrial(now),
});
