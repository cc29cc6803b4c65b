/** Sets the scene of each story of `/demo`, and says where it plays. */
import type { DeskGroupId } from '../../content/demo/desk';
import { testCards } from '../../content/flows/test-cards';
import type { StoryId } from '../../content/public/demo-page';
import { href, redeemHref } from '../../paths';
import { addPerson, signInAs } from './people';
import { beginSampleTrial } from './sample-trial';
import { backToNormal, steer } from './steer';

/** Where the story goes on, the group that the desk opens at, and the card that its first card form is filled with. */
export type Scene = { to: string; group?: DeskGroupId; card?: string };

const scenes: Readonly<Record<StoryId, () => Promise<Scene>>> = {
  credits: async () => {
    await signInAs('newcomer');
    return { to: href('purchaseCredits') };
  },
  declined: async () => {
    const card = testCards.find(({ outcome }) => outcome === 'declined')?.number;
    return { to: href('payment', { plan: 'agency' }), group: 'cards', ...(card !== undefined && { card }) };
  },
  lost: async () => {
    await signInAs('regular');
    steer({ payments: 'lost' });
    return { to: href('purchaseCredits'), group: 'payments' };
  },
  tabs: async () => {
    await signInAs('regular');
    return { to: href('dashboard') };
  },
  full: async () => {
    await signInAs('regular');
    steer({ storage: 'full' });
    return { to: redeemHref('logo-design'), group: 'storage' };
  },
  orders: async () => {
    await addPerson('buyer');
    await signInAs('admin');
    return { to: href('admin') };
  },
  trial: async () => {
    await beginSampleTrial();
    await signInAs('newcomer');
    return { to: href('dashboard'), group: 'time' };
  },
};

/** Puts everything back to normal and sets a story's scene. @throws {StorageWriteError} */
export const setScene = (story: StoryId): Promise<Scene> => {
  backToNormal();
  return scenes[story]();
};
