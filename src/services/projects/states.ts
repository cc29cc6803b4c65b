/** The state of a project: a pure function of the order, its log and the time. `docs/projects.md` has the same table. */
import type { stateTexts } from '../../content/account/projects';
import { instantSite } from '../../content/catalogue/plans';
import { trial } from '../../content/flows/trial';
import { addDays } from '../../lib/dates';
import { timestamp } from '../../storage/codecs/codec';
import { currentRound, type EventKind, type Log, lastOf, meetingOf, newsFor, type Side, siteApproval } from './log';
import type { Project } from './project';

export type Facts = { project: Project; log: Log; now: Date };

export type StateId = keyof typeof stateTexts;

/** What each side can do in a state, beside opening the page and taking back. */
type Row = readonly [
  state: StateId,
  fits: (facts: Facts) => boolean,
  customer: readonly EventKind[],
  agency: readonly EventKind[],
];

const minute = 60_000;
const hour = 60 * minute;

/** When the meeting ends; null if the customer has named no time. */
const meetingEnd = ({ log }: Facts): Date | null => {
  const meeting = meetingOf(log);
  return meeting ? new Date(Date.parse(meeting.start) + meeting.minutes * minute) : null;
};

/** When the work began: the agency said so, or the meeting is over. */
const workBegan = (facts: Facts): Date | null => {
  const begun = lastOf(facts.log, 'begun');
  if (begun) return new Date(begun.at);
  const end = meetingEnd(facts);
  return end && end <= facts.now ? end : null;
};

/** When an Instant Site that is being built is due. */
export const siteDue = (facts: Facts): Date | null => {
  const began = workBegan(facts);
  return began && new Date(began.getTime() + instantSite.deliveryHours * hour);
};

/** The hours that are left are never more than the site's own, also after the demo's clock was set back. */
export const hoursLeft = (facts: Facts): number => {
  const due = siteDue(facts);
  const left = due ? Math.ceil((due.getTime() - facts.now.getTime()) / hour) : instantSite.deliveryHours;
  return Math.min(instantSite.deliveryHours, left);
};

export const trialEndOf = ({ project }: Facts): Date => {
  const end = timestamp.decode(String(project.submission?.answers.trialEndDate)).value;
  return end === null ? addDays(new Date(project.date), trial.days) : new Date(end);
};

const always = () => true;
const isDelivered = ({ log }: Facts) => lastOf(log, 'delivered') !== undefined;
const hasBegun = (facts: Facts) => workBegan(facts) !== null;
const hasMeeting = (facts: Facts) => meetingEnd(facts) !== null;

const hasProofs = ({ log }: Facts) => currentRound(log) !== undefined;
const hasChange = ({ log }: Facts) => Boolean(currentRound(log)?.change);
const isApproved = ({ log }: Facts) => Boolean(currentRound(log)?.approval);

const talk = ['message'] as const;
const pick = ['message', 'meeting'] as const;
const begin = ['message', 'begun'] as const;
const deliver = ['message', 'delivered'] as const;
const draw = ['message', 'proofs'] as const;
const drawOrDeliver = ['message', 'proofs', 'delivered'] as const;
const answer = ['message', 'choice', 'change', 'approved'] as const;
const revise = ['message', 'texts', 'approved'] as const;

/** The first row that fits counts, so each kind begins with the end of its work. */
const stateTable: Readonly<Record<Project['kind'], readonly Row[]>> = {
  redemption: [
    ['delivered', isDelivered, talk, talk],
    ['completed', ({ project }) => project.entry?.status === 'completed', talk, deliver],
    ['approved', isApproved, talk, drawOrDeliver],
    ['change', hasChange, talk, draw],
    ['proofs', hasProofs, answer, draw],
    ['work', hasBegun, talk, drawOrDeliver],
    ['meeting', hasMeeting, pick, begin],
    ['pick', ({ project }) => project.entry?.status === 'active', pick, begin],
    ['ready', always, talk, talk],
  ],
  site: [
    ['delivered', isDelivered, talk, talk],
    ['approved', ({ log }) => siteApproval(log) !== undefined, talk, deliver],
    ['built', (facts) => hasBegun(facts) && hoursLeft(facts) <= 0, revise, deliver],
    ['building', hasBegun, talk, deliver],
    ['meeting', hasMeeting, pick, begin],
    ['pick', ({ project }) => project.submission?.booked !== undefined, pick, begin],
    ['ordered', always, talk, begin],
  ],
  brief: [
    ['answered', ({ log }) => lastOf(log, 'message', 'agency') !== undefined, talk, talk],
    ['emailed', ({ project }) => project.submission?.done !== undefined, talk, talk],
    ['sent', always, talk, talk],
  ],
  plan: [['running', always, talk, talk]],
  trial: [
    ['ended', (facts) => trialEndOf(facts) <= facts.now, talk, talk],
    ['canceled', ({ project }) => project.submission?.canceled !== undefined, talk, talk],
    ['trial', always, talk, talk],
  ],
  payment: [
    ['used', ({ project }) => project.kind !== 'redemption' && project.isUsed, talk, talk],
    ['unsent', always, talk, talk],
  ],
};

const rowOf = (facts: Facts): Row => {
  const row = stateTable[facts.project.kind].find(([, fits]) => fits(facts));
  if (!row) throw new RangeError(`No state of ${facts.project.kind}`);
  return row;
};

export const stateOf = (facts: Facts): StateId => rowOf(facts)[0];

/** Whether an Instant Site stands at its address. */
export const isStanding = (facts: Facts): boolean =>
  facts.project.kind === 'site' && ['built', 'approved', 'delivered'].includes(stateOf(facts));

/** What a side can do now, beside opening the page and taking back. */
export const actsOf = (facts: Facts, side: Side): readonly EventKind[] => rowOf(facts)[side === 'customer' ? 2 : 3];

/** Whether the customer has not seen yet that the agency closed it without a delivery or a message. */
const isClosedUnseen = (facts: Facts): boolean => {
  const { project, log } = facts;
  const state = stateOf(facts);
  if (state !== 'emailed' && state !== 'completed') return false;
  // What was completed before projects had a log has neither events nor the moment of its start.
  if (project.entry && project.entry.started === undefined && log.length === 0) return false;
  return lastOf(log, 'seen', 'customer')?.state !== state;
};

/** How much is new for a side until it opens the project's page. */
export const countNew = (facts: Facts, side: Side): number =>
  newsFor(facts.log, side).length || (side === 'customer' && isClosedUnseen(facts) ? 1 : 0);
