/** The shapes of the list 'In progress': what it is made from, and its steps. */
import { progressTexts as texts } from '../../content/account/progress';
import type { CheckoutPlanId } from '../../content/catalogue/plans';
import { faqHref } from '../../paths';
import type { LongForm } from '../../storage/key';
import type { OpenPayment, PendingPurchase, RedemptionEntry, Submission } from '../../storage/schema';
import type { LongDraft } from '../drafts/places';
import type { SeenProject } from '../projects/own';
import type { OwnTrial } from '../trial/own-trial';

/** In the order of the list: first what has a date and money, then what is new. */
export const kinds = [
  'payment',
  'trial',
  'plan',
  'news',
  'paid-site',
  'site',
  'redemption',
  'started',
  'brief',
  'chosen',
  'draft',
] as const;

export type StepLink = { label: string; to: string; opensNewTab?: boolean; state?: { checksAtOnce: true } };

/** A link; or 'Start', which starts the assignment of a redemption; or the booking of an Instant Site's design meeting. */
export type StepAction =
  | ({ kind: 'link' } & StepLink)
  | { kind: 'start'; label: string; entry: RedemptionEntry & { key: string } }
  | { kind: 'book'; label: string; id: string }
  /** Cancels the trial of this submission, or takes it back. */
  | { kind: 'cancel'; label: string; id: string; isCanceled: boolean };

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
  /** The project's page, to which the title leads. */
  page?: string;
  more?: StepLink;
  action: StepAction | null;
  /** A second button, before the first. */
  also?: StepAction;
  removal?: Removal;
};

export type CustomerData = {
  now: Date;
  payments: readonly OpenPayment[];
  session: PendingPurchase | null;
  projects: readonly SeenProject[];
  paidSites: readonly Submission[];
  hasBrief: boolean;
  /** Null also if the ended trial was removed from the list. */
  trial: OwnTrial | null;
  chosenPlan: { plan: CheckoutPlanId; at: string } | null;
  drafts: readonly LongDraft[];
};

export const openCalendar = (to: string): StepAction => ({
  kind: 'link',
  label: texts.links.calendar,
  to,
  opensNewTab: true,
});
export const howToCancel: StepLink = { label: texts.links.howToCancel, to: faqHref('cancel') };
