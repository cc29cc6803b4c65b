/** The shapes of the list 'In progress': what it is made from, and its steps. */
import type { CheckoutPlanId } from '../../content/catalogue/plans';
import { faqHref } from '../../paths';
import type { LongForm } from '../../storage/key';
import type { OpenPayment, PendingPurchase, Submission } from '../../storage/schema';
import type { Statement } from '../credits/history';
import type { LongDraft } from '../flows/long-drafts';
import type { OwnTrial } from '../flows/own-trial';

export const kinds = [
  'payment',
  'paid-site',
  'redemption',
  'site',
  'started',
  'trial',
  'brief',
  'chosen',
  'draft',
  'plan',
] as const;

export type StepLink = { label: string; to: string; opensNewTab?: boolean; state?: { settles: true } };

/** A link; or 'Start', which starts the assignment of a redemption; or the booking of an Instant Site's design meeting. */
export type StepAction =
  | ({ kind: 'link' } & StepLink)
  | { kind: 'start'; label: string; entry: Statement }
  | { kind: 'book'; label: string; id: string };

/** What 'Remove' removes from the list. */
export type Removal = 'trial' | 'plan' | { form: LongForm };

export type Step = {
  key: string;
  kind: (typeof kinds)[number];
  /** When it was started (ISO 8601), or '' if that is not known. */
  at: string;
  title: string;
  /** What it waits for, worded to follow the title and a colon, or to follow a period. */
  text: string;
  isSentence?: true;
  more?: StepLink;
  action: StepAction | null;
  /** A second button, before the first. */
  also?: StepLink;
  removal?: Removal;
};

export type CustomerData = {
  now: Date;
  payments: readonly OpenPayment[];
  session: PendingPurchase | null;
  statements: readonly Statement[];
  submissions: readonly Submission[];
  paidSites: readonly Submission[];
  hasBrief: boolean;
  /** Null also if the ended trial was removed from the list. */
  trial: OwnTrial | null;
  chosenPlan: { plan: CheckoutPlanId; at: string } | null;
  drafts: readonly LongDraft[];
};

export const openCalendar = (to: string): StepAction => ({
  kind: 'link',
  label: 'Open the calendar',
  to,
  opensNewTab: true,
});
export const howToCancel: StepLink = { label: 'How to cancel', to: faqHref('cancel') };
