/**
 * Every key that the site keeps in the browser, declared once: name, area, shape, default. The spec's keys keep the
 * spec's names and plain shapes; families are keys with an address or id in their name.
 */
import * as v from 'valibot';
import { count, flag, moment, text } from './codecs';
import { type HistoryEntry, historyEntry, usd, wholeCredits } from './history-entry';
import { json, list } from './json';
import { family, key } from './key';

export { recentSearches } from './recent-searches';
export * from './visitor-keys';

const isoDate = v.pipe(v.string(), v.isoTimestamp());

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

const pendingPurchaseShape = v.object({
  credits: v.pipe(wholeCredits, v.minValue(1)),
  amount: usd,
  type: v.nullish(v.string(), 'credits'),
});
export type PendingPurchase = v.InferOutput<typeof pendingPurchaseShape>;

const submission = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(['trial', 'onboarding', 'checkout', 'instant-site']),
  date: isoDate,
  /** What was answered, without card data; files by name and size. */
  answers: v.record(v.string(), v.unknown()),
});
export type Submission = v.InferOutput<typeof submission>;

const answers = v.record(v.string(), v.unknown());

const checkoutReceiptShape = v.object({
  /** Id of the checkout's submission; an order that uses the receipt names it. */
  submission: v.optional(v.string()),
  plan: v.string(),
  totalCents: v.pipe(wholeCredits, v.minValue(0)),
  date: isoDate,
});
export type CheckoutReceipt = v.InferOutput<typeof checkoutReceiptShape>;

const chosenPackShape = v.object({
  /** Whose choice it is. */
  email: v.nullish(v.string(), null),
  packId: v.string(),
  quantity: v.pipe(wholeCredits, v.minValue(1)),
});
export type ChosenPack = v.InferOutput<typeof chosenPackShape>;

/* The one signed in. These are the truth; each write is mirrored to that user's own keys below. */

export const userCredits = key('userCredits', 'local', count, 0);
export const hasPaymentMethod = key('hasPaymentMethod', 'local', flag(false), false);
export const creditHistory = key('creditHistory', 'local', list(historyEntry), []);
/** Credits waiting for the payment provider's return to `/success`. */
export const pendingPurchase = key('pendingPurchase', 'local', json(v.nullable(pendingPurchaseShape), null), null);

/* Each user's own. */

export const userNameOf = family('userName_', 'local', text, null);
export const userCreditsOf = family('userCredits_', 'local', count, 0);
export const hasPaymentMethodOf = family('hasPaymentMethod_', 'local', flag(false), false);
/** The admin view finds customers by the keys of this family. */
export const creditHistoryOf = family('creditHistory_', 'local', list(historyEntry), []);
export const pendingPurchaseOf = family(
  'pendingPurchase_',
  'local',
  json(v.nullable(pendingPurchaseShape), null),
  null,
);

/* The browser's. */

/** Whose data the keys of 'the one signed in' hold, also after logging out. */
export const accountOwner = key('accountOwner', 'local', text, null);
/** Prefills the address on the next visit. */
export const rememberedEmail = key('rememberedEmail', 'local', text, null);
export const emailNotifications = key('emailNotifications', 'local', list(emailNotification), []);
export const trialEndDate = key('trialEndDate', 'local', moment, null);
export const selectedPlan = key('selectedPlan', 'local', text, null);
/** Code of the last order that was paid with a discount. */
export const discountUsed = key('discountUsed', 'local', text, null);
/** Every submitted form, as a backend would have received it. */
export const submissions = key('submissions', 'local', list(submission), []);
/** Addresses of the customers that 'Load sample data' added, so that they can be removed again. */
export const sampleData = key('sampleData', 'local', list(v.string()), []);

/* The tab's. */

/** Gates `/onboarding-success`. */
export const onboardingComplete = key('onboardingComplete', 'session', flag(false), false);
/** Id of the brief that this tab has sent, for the order at hand. The gate above is opened by a payment, too. */
export const sentBrief = key('sentBrief', 'session', text, null);
/** What was paid at `/payment` and not used yet: each lets one Instant Site order pass without a second charge. */
export const checkoutReceipts = key('checkoutReceipts', 'session', list(checkoutReceiptShape), []);
/** The pack and quantity that somebody chose before a card had to be added. */
export const chosenPack = key('chosenPack', 'session', json(v.nullable(chosenPackShape), null), null);
/** Typed answers of a form that is not sent yet: `draft:{form}` is nobody's, `draft:{form}:{email}` a customer's. Never card data. */
export const draft = family('draft:', 'session', json(v.nullable(answers), null), null);
