/** What pages say of the state of a project. */
import { answerDays, nextTexts, stateTexts } from '../../content/account/projects';
import { planTiers } from '../../content/catalogue/plans';
import { plural } from '../../content/format/numbers';
import { addBusinessDays, daysBetween, formatDateTime, formatShortDay, nextMonthlyDate } from '../../lib/dates';
import { planStart } from '../checkout/plan-order';
import { meetingOf } from './log';
import { type Facts, hoursLeft, type StateId, siteDue, stateOf, trialEndOf } from './states';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Tue, Dec 2' in the visitor's time zone. */
const formatWeekday = (iso: string) => `${weekdays[new Date(iso).getDay()]}, ${formatShortDay(iso)}`;

/** The last day of the two business days in which a brief is answered. */
export const answerDue = ({ project }: Facts): Date => addBusinessDays(new Date(project.date), answerDays);

/** The whole day that was promised is in time, in the visitor's time zone. */
export const isAnswerLate = (facts: Facts): boolean => daysBetween(answerDue(facts), facts.now) > 0;

export const nextCharge = ({ project, now }: Facts): Date =>
  nextMonthlyDate(planStart(project.submission ?? project), now);

/** At least 1 before the trial has ended. */
const trialDaysLeft = (facts: Facts): string => plural(Math.max(1, daysBetween(facts.now, trialEndOf(facts))), 'day');

const meetingStart = ({ log }: Facts): string => meetingOf(log)?.start ?? '';

/** The day that a state is about, or what is left of its time. */
const detailOf = (facts: Facts, state: StateId): string => {
  if (state === 'meeting') return formatWeekday(meetingStart(facts));
  if (state === 'building') return plural(hoursLeft(facts), 'hour');
  if (state === 'sent') return formatShortDay(answerDue(facts));
  if (state === 'running') return formatShortDay(nextCharge(facts));
  if (state === 'trial' || state === 'canceled') return trialDaysLeft(facts);
  return state === 'ended' ? formatShortDay(trialEndOf(facts)) : '';
};

/** 'Meeting Tue, Dec 2': the state in a few words. */
export const stateText = (facts: Facts, state: StateId = stateOf(facts)): string =>
  stateTexts[state](detailOf(facts, state));

/** Who has to do the next step; null if nobody has. */
type Turn = 'customer' | 'agency' | 'both' | null;

const turns: Partial<Record<StateId, Turn>> = {
  ready: 'customer',
  pick: 'customer',
  meeting: 'both',
  work: 'agency',
  proofs: 'customer',
  change: 'agency',
  approved: 'agency',
  ordered: 'customer',
  building: 'agency',
  built: import.meta.env.VITE_FIRST_DRAFT === 'off' ? 'agency' : 'both',
  sent: 'agency',
  unsent: 'customer',
};

/** ', $5,500 per month': what the trial turns into; '' for an unknown plan. */
const trialPrice = ({ project }: Facts): string => {
  const tier = Object.values(planTiers).find(({ id }) => id === project.submission?.answers.selectedPlan);
  return tier ? `, ${tier.priceText} ${tier.periodText}` : '';
};

const dayOf = (facts: Facts, state: StateId): string => {
  if (state === 'meeting') return formatDateTime(meetingStart(facts));
  if (state === 'building') return formatDateTime(siteDue(facts) ?? facts.now);
  if (state === 'sent') return formatShortDay(answerDue(facts));
  if (state === 'trial') return `${formatShortDay(trialEndOf(facts))}${trialPrice(facts)}`;
  return formatShortDay(state === 'running' ? nextCharge(facts) : trialEndOf(facts));
};

/** The next step in a sentence for the customer, and whose turn it is. */
export const nextOf = (facts: Facts): { turn: Turn; text: string } => {
  const state = stateOf(facts);
  const step = state === 'sent' && isAnswerLate(facts) ? 'late' : state;
  return { turn: turns[state] ?? null, text: nextTexts[step](dayOf(facts, state)) };
};
