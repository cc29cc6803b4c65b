/** The keys that public pages read; their codecs need no schema library. `schema.ts` exports them with all others. */
import { choice, flag, text, timestamp } from './codecs/codec.ts';
import { family, key } from './key.ts';
import { normalSteering, steering } from './steering.ts';

/** Session token; a customer is signed in as long as it exists. */
export const authToken = key('authToken', 'local', text, null);
export const userEmail = key('userEmail', 'local', text, null);
/** Whether the signed-in customer is an admin. */
export const isAdmin = key('isAdmin', 'local', flag(false), false);
/** 'true' once a free trial was taken in this browser. */
export const trialUsed = key('trialUsed', 'local', flag(false), false);
export const trialEndDate = key('trialEndDate', 'local', timestamp, null);
/** 'false' once the visitor dismissed the trial banner; holds until `bannerExpiry`, without that for good. */
export const bannerShown = key('bannerShown', 'local', flag(true), true);
/** When a dismissed offer of the trial is shown again. */
export const bannerExpiry = key('bannerExpiry', 'local', timestamp, null);

/** The color scheme that the visitor has chosen; null: as on the device. */
export const colorScheme = key('colorScheme', 'local', choice<'light' | 'dark'>(['light', 'dark']), null);

/** Mute state of one case-study video. */
export const videoMute = family('video-mute-', 'local', flag(true), true);

/** Id of the build whose missing file made this tab reload, so that it reloads only once for each build. */
export const reloadedBuild = key('reloadedBuild', 'session', text, null);

/** Id of the story of `/demo` that is active in this tab. */
export const demoStory = key('demoStory', 'session', text, null);
/** The settings of the demo desk in this tab: payments, clock, delays, storage. */
export const demoSteering = key('demoSteering', 'session', steering, normalSteering);
