/** A step of the list 'In progress'. */
import { progressTexts as texts } from '../../content/account/progress';
import { faqHref } from '../../paths';
import type { LongForm } from '../../storage/key';
import type { RedemptionEntry } from '../../storage/schema';

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

type StepLink = { label: string; to: string; opensNewTab?: boolean; state?: { checksAtOnce: true } };

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
  /** When it was started (ISO 8601). */
  at?: string;
  title: string;
  /** What it waits for, worded to follow the title and a colon, or to follow a period. */
  text: string;
  isSentence?: true;
  /** The project's page, to which the title leads. */
  page?: string;
  more?: StepLink;
  action: StepAction | null;
  /** A second button, before the first. */
  also?: StepAction | null;
  removal?: Removal;
};

export const link = (label: string, to: string, more: Omit<StepLink, 'label' | 'to'> = {}): StepAction => ({
  ...{ kind: 'link', label, to, ...more },
});
export const howToCancel: StepLink = { label: texts.links.howToCancel, to: faqHref('cancel') };
