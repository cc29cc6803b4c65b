/** What the sample customer of a story has ordered: by the same steps as a visitor's, yesterday, with a meeting that is over. */
import { instantSite, instantSiteFormPriceCents } from '../../content/catalogue/instant-site';
import type { Person } from '../../content/demo/people';
import { sampleSite } from '../../content/flows/instant-site';
import { addDays } from '../../lib/dates';
import { createId } from '../../lib/random';
import { store } from '../../storage/store';
import { keepBillingDetails, readBillingDetails } from '../account/billing-details';
import { now } from '../clock';
import { redeemService, startAssignment } from '../credits/redemptions';
import { actOn } from '../projects/acts';
import type { ProjectAddress } from '../projects/find';
import { bookMeeting, keepSubmission, putAnswer } from '../submissions/submissions';

const yesterday = () => addDays(now(), -1);

/** A meeting of this morning, so that the work has begun. */
const meet = (address: ProjectAddress, minutes: number): Promise<void> => {
  const start = new Date(now().getTime() - 4 * 3_600_000).toISOString();
  return actOn(address, 'customer', { kind: 'meeting', start, minutes }, null, yesterday);
};

/** @returns the address of the project */
export const orderSampleLogo = async ({ email }: Person): Promise<{ entry: string; date: string }> => {
  const entry = await redeemService('logo-design', yesterday);
  await startAssignment(entry, yesterday);
  if (readBillingDetails().company === '') keepBillingDetails(email, { company: sampleSite.businessName });
  const address = { entry: entry.id, date: entry.date };
  await meet(address, 30);
  return address;
};

const sampleAnswers = (): Record<string, unknown> => {
  const answers = { totalAmount: instantSiteFormPriceCents / 100 };
  for (const [name, value] of Object.entries(sampleSite)) putAnswer(answers, name, value);
  return answers;
};

/** @returns the address of the project */
export const orderSampleSite = async ({ email }: Person): Promise<{ order: string }> => {
  const answers = { ...sampleAnswers(), email };
  const sent = { kind: 'instant-site', answers, id: createId(), at: yesterday(), owner: email } as const;
  const { entry } = await store.transact((tx) => keepSubmission(tx, sent));
  await bookMeeting(entry.id, yesterday);
  const address = { order: entry.id };
  await meet(address, instantSite.meetingMinutes);
  return address;
};
