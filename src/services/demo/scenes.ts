/** The scenes of the stories of `/demo`. Sample orders take the same steps as a visitor's, dated yesterday. */
import { instantSite, instantSiteFormPriceCents } from '../../content/catalogue/instant-site';
import type { DeskGroupId } from '../../content/demo/desk';
import { type PersonId, people } from '../../content/demo/people';
import { sampleSite } from '../../content/flows/instant-site';
import { testCards } from '../../content/flows/test-cards';
import type { StoryId } from '../../content/public/demo-page';
import { addDays } from '../../lib/dates';
import { createId } from '../../lib/random';
import { href, type ProjectQuery, projectHref, redeemHref } from '../../paths';
import type { Steering } from '../../storage/steering';
import { store } from '../../storage/store';
import { demoStory } from '../../storage/visitor-keys';
import { keepBillingDetails, readBillingDetails } from '../account/billing-details';
import { now } from '../clock';
import { redeemService, startAssignment } from '../credits/redemptions';
import { actOn } from '../projects/acts';
import { bookMeeting, keepSubmission, putAnswer } from '../submissions/submissions';
import { addPerson, beginSampleTrial, logInAs } from './people';
import { resetSteering, steer } from './steer';

export type Scene = {
  to: string;
  group?: DeskGroupId;
  steering?: Partial<Steering>;
  card?: string | undefined;
};

const yesterday = () => addDays(now(), -1);

/** A meeting of this morning, so that the work has begun. @returns the page of the project */
const meet = async (address: ProjectQuery, minutes: number): Promise<string> => {
  const start = new Date(now().getTime() - 4 * 3_600_000).toISOString();
  await actOn(address, 'customer', { kind: 'meeting', start, minutes }, null, yesterday);
  return projectHref(address);
};

const { email, name } = people.regular;

/** Stores what the regular customer has sent. @returns its id */
const send = (kind: 'onboarding' | 'instant-site', answers: object, at: Date): Promise<string> =>
  store.transact(
    (tx) => keepSubmission(tx, { kind, answers: { ...answers }, id: createId(), at, owner: email }).entry.id,
  );

const sendBrief = async (): Promise<string> => {
  const answers = { companyName: name, websiteGoal: 'More orders from the neighborhood' };
  return projectHref({ order: await send('onboarding', answers, now()) });
};

const orderLogo = async (): Promise<string> => {
  const entry = await redeemService('logo-design', yesterday);
  await startAssignment(entry, yesterday);
  if (readBillingDetails().company === '') keepBillingDetails(email, { company: sampleSite.businessName });
  return meet({ entry: entry.id, date: entry.date }, 30);
};

const orderSite = async (): Promise<string> => {
  const answers = {};
  for (const [field, value] of Object.entries(sampleSite)) putAnswer(answers, field, value);
  const paid = { email, totalAmount: instantSiteFormPriceCents / 100 };
  const order = await send('instant-site', { ...answers, ...paid }, yesterday());
  await bookMeeting(order, yesterday);
  return meet({ order }, instantSite.meetingMinutes);
};

/** Who is logged in, and the page that the story begins on, or what makes that page. */
type Setting = Omit<Scene, 'to'> & { person?: PersonId; to: string | (() => Promise<string>) };

const scenes: Readonly<Record<StoryId, Setting>> = {
  credits: { person: 'newcomer', to: href('purchaseCredits') },
  declined: {
    to: href('payment', { plan: 'agency' }),
    group: 'cards',
    card: testCards.find(({ outcome }) => outcome === 'declined')?.number,
  },
  lost: { person: 'regular', to: href('purchaseCredits'), group: 'payments', steering: { payments: 'lost' } },
  tabs: { person: 'regular', to: href('dashboard') },
  full: { person: 'regular', to: redeemHref('logo-design'), group: 'storage', steering: { storage: 'full' } },
  // The visitor is logged out only if there is room for the orders.
  orders: {
    to: () =>
      addPerson('buyer')
        .then(() => logInAs('admin'))
        .then(() => href('admin')),
  },
  trial: {
    person: 'newcomer',
    to: () => beginSampleTrial(people.newcomer).then(() => href('dashboard')),
    group: 'time',
  },
  message: { person: 'regular', to: sendBrief, group: 'agency' },
  logo: { person: 'regular', to: orderLogo, group: 'agency' },
  site: { person: 'regular', to: orderSite, group: 'time' },
};

/** Resets the steering, sets a story's scene, and makes it the story of this tab. @throws {StorageWriteError} */
export const setScene = async (story: StoryId): Promise<Scene> => {
  resetSteering();
  const { person, to, ...scene } = scenes[story];
  if (person) await logInAs(person);
  const page = typeof to === 'string' ? to : await to();
  // Before the steering, which may refuse every write.
  store.write(demoStory, story);
  if (scene.steering) steer(scene.steering);
  return { ...scene, to: page };
};
