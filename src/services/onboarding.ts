/** The onboarding brief (spec, account area, section 4). */
import type { Submission } from '../storage/schema';
import * as keys from '../storage/schema';
import { store } from '../storage/store';
import { delay } from './delays';
import { type Answers, submit } from './submissions';

/** Whether a brief was sent and its thank-you page is still open to this tab. */
export const isBriefSent = (): boolean =>
  store.read(keys.onboardingComplete) && store.read(keys.submissions).some(({ kind }) => kind === 'onboarding');

/**
 * Sends the brief after the simulated delay: the submission and the flag that opens `/onboarding-success`, in one step.
 * @param answers the form's, with the files that are sent
 * @param attempt names this submission, so that sending it twice, also from a copy of the tab, keeps one entry
 * @throws {StorageWriteError} nothing was written
 */
export const sendBrief = async (answers: Answers, attempt?: string, now = () => new Date()): Promise<Submission> => {
  await delay('onboardingSubmit');
  const { entry } = await submit('onboarding', answers, (tx) => tx.write(keys.onboardingComplete, true), {
    now: now(),
    ...(attempt !== undefined && { id: attempt }),
  });
  // Sent before from the tab that this one is a copy of: the flag is each tab's own.
  if (!store.read(keys.onboardingComplete)) store.write(keys.onboardingComplete, true);
  return entry;
};
