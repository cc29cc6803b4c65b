/**
 * Every key that the site keeps in the browser, declared once: name, area, codec, default. A `family` is a group of keys
 * with an email address or an id in their names. Names and text formats are a fixed contract with other programs that
 * read or write them, so renaming one loses data.
 */
import * as v from 'valibot';
import { checkoutPlanIds, planTierIds } from '../content/catalogue/plan-ids';
import { choice, count, flag, text } from './codecs/codec';
import { isoDate, json, list, name } from './codecs/json';
import { type HistoryEntry, historyEntry, wholeCredits } from './history-entry';
import { family, key, longDraftPrefixes, tabDraftPrefix } from './key';
import { emailLog } from './make-room';
import { submission } from './submission';

export * from './payment-keys';
export { recentSearches } from './recent-searches';
export type { Submission } from './submission';
export * from './visitor-keys';

export type { HistoryEntry };
export type PurchaseEntry = Extract<HistoryEntry, { type: 'purchase' }>;
export type RedemptionEntry = Extract<HistoryEntry, { type: 'redemption' }>;
export type OrderStatus = HistoryEntry['status'];

const emailNotification = v.object({
  to: v.array(v.string()),
  subject: v.string(),
  body: v.string(),
  type: v.picklist(['signup', 'purchase', 'redemption', 'service_start']),
  timestamp: isoDate,
});
export type EmailNotification = v.InferOutput<typeof emailNotification>;

/** A draft that is kept with the account. `at` is its last change by the browser's own clock; the rest is not checked. */
const keptDraft = json(v.nullable(v.looseObject({ at: isoDate })), null);

const timelineEntry = v.variant('kind', [
  v.object({ kind: v.literal('keys'), at: isoDate, names: v.array(v.string()), times: v.number() }),
  v.object({ kind: v.literal('email'), at: isoDate, email: emailNotification }),
  v.object({ kind: v.literal('submission'), at: isoDate, submission }),
  v.object({ kind: v.literal('payment'), at: isoDate, title: v.string(), detail: v.string() }),
]);
/** One event in the demo desk's timeline. `at` is the demo's time, ISO 8601. */
export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

const chosenPackShape = v.object({
  /** The customer who chose it; null if nobody was signed in. */
  email: v.nullish(v.string(), null),
  packId: v.string(),
  quantity: v.pipe(wholeCredits, v.minValue(1)),
});
export type ChosenPack = v.InferOutput<typeof chosenPackShape>;

const chosenPlan = v.object({ plan: v.picklist(checkoutPlanIds), at: isoDate });

const removedStep = v.object({
  key: v.string(),
  title: v.string(),
  /** Its place in the list. */
  place: v.number(),
  /** The session token of the login. */
  login: v.string(),
  texts: v.array(
    v.object({
      area: v.picklist(['local', 'session']),
      name: v.string(),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
    }),
  ),
});
export type RemovedStep = v.InferOutput<typeof removedStep>;

const billingDetailsShape = v.object({ company: v.string(), address: v.string(), taxNumber: v.string() });
export type BillingDetails = v.InferOutput<typeof billingDetailsShape>;

/* Data of the current user. These keys are authoritative; each write is mirrored to that customer's own keys below. */

export const userName = key('userName', 'local', name, null);
export const userCredits = key('userCredits', 'local', count, 0);
export const hasPaymentMethod = key('hasPaymentMethod', 'local', flag(false), false);
export const creditHistory = key('creditHistory', 'local', list(historyEntry), []);

/* Mirrors: each customer's own copy of the keys above. */

export const userNameOf = family('userName_', 'local', name, null);
export const userCreditsOf = family('userCredits_', 'local', count, 0);
export const hasPaymentMethodOf = family('hasPaymentMethod_', 'local', flag(false), false);
/** The admin page finds customers by the keys of this family. */
export const creditHistoryOf = family('creditHistory_', 'local', list(historyEntry), []);

/** The plan that a customer chose when they signed up or logged in, until it is paid. */
export const chosenPlanOf = family('chosenPlan_', 'local', json(v.nullable(chosenPlan), null), null);

/** The end of the ended trial that a customer has removed from their list. */
export const removedTrialOf = family('removedTrial_', 'local', text, null);

/** What a customer wants on receipts: company, address and tax number. */
export const billingDetailsOf = family('billingDetails_', 'local', json(v.nullable(billingDetailsShape), null), null);

/** A customer's brief that is not sent yet, never file contents. */
export const briefDraftOf = family(longDraftPrefixes.onboarding, 'local', keptDraft, null);
/** A customer's Instant Site form that is not sent yet, never card data or file contents. */
export const siteDraftOf = family(longDraftPrefixes['instant-site'], 'local', keptDraft, null);

/* Data of this browser, in local storage. */

/** Whether the browser was asked not to delete by itself what is stored. */
export const persistenceAsked = key('persistenceAsked', 'local', flag(false), false);

/** Email address of the owner: the customer whose data the current-user keys hold, also after logging out. */
export const accountOwner = key('accountOwner', 'local', text, null);
/** Prefills the email address on the login page ('Remember me'). */
export const rememberedEmail = key('rememberedEmail', 'local', text, null);
export const emailNotifications = key(emailLog.name, 'local', list(emailNotification), []);
export const selectedPlan = key('selectedPlan', 'local', choice(planTierIds), null);
/** Code of the last order that was paid with a discount. */
export const discountUsed = key('discountUsed', 'local', text, null);
/** Every submitted form, as a backend would receive it. */
export const submissions = key('submissions', 'local', list(submission), []);
/** Email addresses of the customers that 'Load sample data' added, so that they can be removed again. */
export const sampleData = key('sampleData', 'local', list(v.string()), []);
/** Whether the demo desk started the trial in this browser as a sample. */
export const sampleTrial = key('sampleTrial', 'local', flag(false), false);

/* Data of this tab, in session storage. */

/** Gates `/onboarding-success`. */
export const onboardingComplete = key('onboardingComplete', 'session', flag(false), false);
/** Id of the brief that this tab has sent. `onboardingComplete` is not enough, because a payment sets that, too. */
export const sentBrief = key('sentBrief', 'session', text, null);
/** Id of the Instant Site order that this tab has sent last: its page of thanks shows the first draft of it. */
export const sentSite = key('sentSite', 'session', text, null);
/** What this tab has sent: ids of submissions, and references of payments that another tab may settle. */
export const sentHere = key('sentHere', 'session', list(v.string()), []);
/** What was removed from the list 'In progress', until the page is left: the texts before and after it, and whose login it was. */
export const removedSteps = key('removedSteps', 'session', list(removedStep), []);
/** The pack and quantity that the customer chose before they had to add a card. */
export const chosenPack = key('chosenPack', 'session', json(v.nullable(chosenPackShape), null), null);
/** A copy of local storage from before a reset, an import or 'Start over' at the demo desk, as the text of a backup. */
export const demoBackup = key('demoBackup', 'session', json(v.nullable(v.string()), null), null);
/** The demo desk's timeline of this tab, newest first. Written when the page is left. */
export const demoTimeline = key('demoTimeline', 'session', list(timelineEntry), []);
/** Answers of a form that is not sent yet, never card data: `draft:{form}` while nobody is signed in, or `draft:{form}:{email}`. */
export const draft = family(tabDraftPrefix, 'session', json(v.nullable(v.record(v.string(), v.unknown())), null), null);
