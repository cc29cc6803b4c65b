/** What pages say of the state of a project. */
import { answerDays, nextTexts, stateNames } from '../../content/account/projects';
import { planTiers } from '../../content/catalogue/plans';
import { plural } from '../../content/format/numbers';
import { addBusinessDays, daysBetween, formatDateTime, formatShortDay, nextMonthlyDate } from '../../lib/dates';
import { planStart } from '../checkout/plan-order';
import { lastOf } from './log';
import { type Facts, hoursLeft, type StateId, siteDue, stateOf, trialEndOf } from './states';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Tue, Dec 2' in the visitor's time zone. */
const formatWeekday = (iso: string) => `${weekdays[new Date(iso).getDay()]}, ${formatShortDay(iso)}`;

const short = (date: Date) => formatShortDay(date.toISOString());

/** The last day of the two business days in which a brief is answered. */
export const answerDue = ({ project }: Facts): Date => addBusinessDays(new Date(project.date), answerDays);

/** The whole day that was promised is in time, in the visitor's time zone. */
export const isAnswerLate = (facts: Facts): boolean => daysBetween(answerDue(facts), facts.now) > 0;

export const nextCharge = ({ project, now }: Facts): Date =>
  nextMonthlyDate(planStart(project.kind === 'redemption' ? project : project.submission), now);

/** At least 1 before the trial has ended. */
const trialDaysLeft = (facts: Facts): string => plural(Math.max(1, daysBetween(facts.now, trialEndOf(facts))), 'day');

const meetingStart = ({ log }: Facts): string => lastOf(log, 'meeting')?.start ?? '';

/** 'Meeting Tue, Dec 2': the state in a few words. */
export const stateText = (facts: Facts, state: StateId = stateOf(facts)): string => {
  switch (state) {
    case 'meeting':
      return `Meeting ${formatWeekday(meetingStart(facts))}`;
    case 'building':
      return `Being built, ${plural(hoursLeft(facts), 'hour')} left`;
    case 'sent':
      return `Sent, answer by ${short(answerDue(facts))}`;
    case 'running':
      return `Running, next charge ${short(nextCharge(facts))}`;
    case 'trial':
      return `${trialDaysLeft(facts)} left`;
    case 'canceled':
      return `Canceled, ${trialDaysLeft(facts)} left`;
    case 'ended':
      return `Ended ${short(trialEndOf(facts))}`;
    default:
      return stateNames[state];
  }
};

/** Who has to do the next step; null if nobody has. */
export type Turn = 'customer' | 'agency' | 'both' | null;

const turns: Readonly<Record<StateId, Turn>> = {
  ready: 'customer',
  pick: 'customer',
  meeting: 'both',
  work: 'agency',
  proofs: 'customer',
  change: 'agency',
  approved: 'agency',
  delivered: null,
  completed: null,
  ordered: 'customer',
  building: 'agency',
  built: import.meta.env.VITE_FIRST_DRAFT === 'off' ? 'agency' : 'both',
  sent: 'agency',
  answered: null,
  emailed: null,
  running: null,
  trial: null,
  canceled: null,
  ended: null,
  unsent: 'customer',
  used: null,
};

/** ', $5,500 per month': what the trial turns into; '' for an unknown plan. */
const trialPrice = ({ project }: Facts): string => {
  const plan = project.kind === 'redemption' ? null : project.submission.answers.selectedPlan;
  const tier = Object.values(planTiers).find(({ id }) => id === plan);
  return tier ? `, ${tier.priceText} ${tier.periodText}` : '';
};

const dayOf = (facts: Facts, state: StateId): string => {
  if (state === 'meeting') return formatDateTime(meetingStart(facts));
  if (state === 'building') return formatDateTime((siteDue(facts) ?? facts.now).toISOString());
  if (state === 'sent') return short(answerDue(facts));
  if (state === 'trial') return `${short(trialEndOf(facts))}${trialPrice(facts)}`;
  return short(state === 'running' ? nextCharge(facts) : trialEndOf(facts));
};

/** The next step in a sentence for the customer, and whose turn it is. */
export const nextOf = (facts: Facts): { turn: Turn; text: string } => {
  const state = stateOf(facts);
  const step = state === 'sent' && isAnswerLate(facts) ? 'late' : state;
  return { turn: turns[state], text: nextTexts[step](dayOf(facts, state)) };
};
