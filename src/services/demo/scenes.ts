/** Sets the scenes of the stories of `/demo`. */
import type { DeskGroupId } from '../../content/demo/desk';
import { testCards } from '../../content/flows/test-cards';
import type { StoryId } from '../../content/public/demo-page';
import { href, redeemHref } from '../../paths';
import { addPerson, logInAs } from './people';
import { beginSampleTrial } from './sample-trial';
import { resetSteering, steer } from './steer';

export type Scene = {
  /** Path of the page on which the story begins. */
  to: string;
  /** The desk's group to open. */
  group?: DeskGroupId;
  /** Card number to fill into the next card form. */
  card?: string;
};

const scenes: Readonly<Record<StoryId, () => Promise<Scene>>> = {
  credits: async () => {
    await logInAs('newcomer');
    return { to: href('purchaseCredits') };
  },
  declined: async () => {
    const card = testCards.find(({ outcome }) => outcome === 'declined')?.number;
    return { to: href('payment', { plan: 'agency' }), group: 'cards', ...(card !== undefined && { card }) };
  },
  lost: async () => {
    await logInAs('regular');
    steer({ payments: 'lost' });
    return { to: href('purchaseCredits'), group: 'payments' };
  },
  tabs: async () => {
    await logInAs('regular');
    return { to: href('dashboard') };
  },
  full: async () => {
    await logInAs('regular');
    steer({ storage: 'full' });
    return { to: redeemHref('logo-design'), group: 'storage' };
  },
  orders: async () => {
    await addPerson('buyer');
    await logInAs('admin');
    return { to: href('admin') };
  },
  trial: async () => {
    await beginSampleTrial();
    await logInAs('newcomer');
    return { to: href('dashboard'), group: 'time' };
  },
};

/** Resets the steering and sets a story's scene. @throws {StorageWriteError} */
export const setScene = (story: StoryId): Promise<Scene> => {
  resetSteering();
  return scenes[story]();
};
