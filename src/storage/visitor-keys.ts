/**
 * The keys that public pages read. They need no schema library, and so none loads with a marketing page; `schema.ts`
 * lists them together with all others.
 */
import { flag, moment, text } from './codecs';
import { family, key } from './key';
import { normalSteering, steering } from './steering';

/** Sign-in token; its presence means signed in. */
export const authToken = key('authToken', 'local', text, null);
/** Address of whoever is signed in. */
export const userEmail = key('userEmail', 'local', text, null);
/** Name of whoever is signed in. */
export const userName = key('userName', 'local', text, null);
/** Whether the one signed in is an admin. */
export const isAdmin = key('isAdmin', 'local', flag(false), false);
/** 'true' once a free trial was taken in this browser. */
export const trialUsed = key('trialUsed', 'local', flag(false), false);
/** 'false' once the visitor dismissed the trial banner; holds until `bannerExpiry`. */
export const bannerShown = key('bannerShown', 'local', flag(true), true);
/** When a dismissed banner may come back. */
export const bannerExpiry = key('bannerExpiry', 'local', moment, null);

/** Mute state of one case-study video. */
export const videoMute = family('video-mute-', 'local', flag(true), true);

/** The build that this tab was reloaded from because a file of it was gone: never twice for one build. */
export const reloadedBuild = key('reloadedBuild', 'session', text, null);

/** What the demo desk has set away from normal in this tab: payments, clock, waits, storage. */
export const demoSteering = key('demoSteering', 'session', steering, normalSteering);
