import type { DeskGroupId } from '../../content/demo/desk';
import { type PersonId, people } from '../../content/demo/people';
import { testCards } from '../../content/flows/test-cards';
import type { StoryId } from '../../content/public/demo-page';
import { href, projectHref, redeemHref } from '../../paths';
import type { Steering } from '../../storage/steering';
import { store } from '../../storage/store';
import { demoStory } from '../../storage/visitor-keys';
import { addPerson, beginSampleTrial, logInAs, sendSampleBrief } from './people';
import { orderSampleLogo, orderSampleSite } from './sample-orders';
import { resetSteering, steer } from './steer';

export type Scene = {
  to: string;
  group?: DeskGroupId;
  steering?: Partial<Steering>;
  card?: string;
};

const loggedIn = (id: PersonId, scene: Scene) => async () => {
  await logInAs(id);
  return scene;
};

const scenes: Readonly<Record<StoryId, () => Promise<Scene>>> = {
  credits: loggedIn('newcomer', { to: href('purchaseCredits') }),
  declined: async () => {
    const card = testCards.find(({ outcome }) => outcome === 'declined')?.number;
    return { to: href('payment', { plan: 'agency' }), group: 'cards', ...(card !== undefined && { card }) };
  },
  lost: loggedIn('regular', { to: href('purchaseCredits'), group: 'payments', steering: { payments: 'lost' } }),
  tabs: loggedIn('regular', { to: href('dashboard') }),
  full: loggedIn('regular', { to: redeemHref('logo-design'), group: 'storage', steering: { storage: 'full' } }),
  orders: async () => {
    await addPerson('buyer');
    await logInAs('admin');
    return { to: href('admin') };
  },
  trial: async () => {
    await logInAs('newcomer');
    await beginSampleTrial(people.newcomer);
    return { to: href('dashboard'), group: 'time' };
  },
  message: async () => {
    await logInAs('regular');
    return { to: projectHref({ order: await sendSampleBrief(people.regular) }), group: 'agency' };
  },
  logo: async () => {
    await logInAs('regular');
    return { to: projectHref(await orderSampleLogo(people.regular)), group: 'agency' };
  },
  site: async () => {
    await logInAs('regular');
    return { to: projectHref(await orderSampleSite(people.regular)), group: 'time' };
  },
};

/** Resets the steering, sets a story's scene, and makes it the story of this tab. @throws {StorageWriteError} */
export const setScene = async (story: StoryId): Promise<Scene> => {
  resetSteering();
  const scene = await scenes[story]();
  // Before the steering, which may refuse every write.
  store.write(demoStory, story);
  if (scene.steering) steer(scene.steering);
  return scene;
};
