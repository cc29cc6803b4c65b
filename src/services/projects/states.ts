/** The state of a project: a pure function of the order, its log and the time. `docs/projects.md` has the same table. */
import { instantSite } from '../../content/catalogue/plans';
import { trial } from '../../content/flows/trial';
import { addDays } from '../../lib/dates';
import { timestamp } from '../../storage/codecs/codec';
import { type EventKind, type Log, lastOf, newsFor, type Side } from './log';
import type { Project } from './project';

/** What the state of a project is made from. */
export type Facts = { project: Project; log: Log; now: Date };

export type StateId =
  | 'ready'
  | 'pick'
  | 'meeting'
  | 'work'
  | 'delivered'
  | 'completed'
  | 'ordered'
  | 'building'
  | 'built'
  | 'sent'
  | 'answered'
  | 'emailed'
  | 'running'
  | 'trial'
  | 'canceled'
  | 'ended'
  | 'unsent'
  | 'used';

type Row = { state: StateId; fits: (facts: Facts) => boolean } & Readonly<Record<Side, readonly EventKind[]>>;

const minute = 60_000;
const hour = 60 * minute;

/** When the meeting ends; null if the customer has named no time. */
const meetingEnd = ({ log }: Facts): Date | null => {
  const meeting = lastOf(log, 'meeting');
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

/** Never more than the site's own hours, also after the demo's clock was set back. */
export const hoursLeft = (facts: Facts): number => {
  const due = siteDue(facts);
  const left = due ? Math.ceil((due.getTime() - facts.now.getTime()) / hour) : instantSite.deliveryHours;
  return Math.min(instantSite.deliveryHours, left);
};

export const trialEndOf = ({ project }: Facts): Date => {
  if (project.kind === 'redemption') return new Date(project.date);
  const end = timestamp.decode(String(project.submission.answers.trialEndDate)).value;
  return end === null ? addDays(new Date(project.date), trial.days) : new Date(end);
};

const sent = ({ project }: Facts) => (project.kind === 'redemption' ? null : project.submission);
const statusOf = ({ project }: Facts) => (project.kind === 'redemption' ? project.entry.status : null);
const always = () => true;
const isDelivered = ({ log }: Facts) => lastOf(log, 'delivered') !== undefined;
const hasBegun = (facts: Facts) => workBegan(facts) !== null;
const hasMeeting = (facts: Facts) => meetingEnd(facts) !== null;

const talk = ['message'] as const;
const pick = ['message', 'meeting'] as const;
const begin = ['message', 'begun'] as const;
const deliver = ['message', 'delivered'] as const;

/** The first row that fits counts, so each kind begins with the end of its work. */
const stateTable: Readonly<Record<Project['kind'], readonly Row[]>> = {
  redemption: [
    { state: 'delivered', fits: isDelivered, customer: talk, agency: talk },
    { state: 'completed', fits: (facts) => statusOf(facts) === 'completed', customer: talk, agency: deliver },
    { state: 'work', fits: hasBegun, customer: talk, agency: deliver },
    { state: 'meeting', fits: hasMeeting, customer: pick, agency: begin },
    { state: 'pick', fits: (facts) => statusOf(facts) === 'active', customer: pick, agency: begin },
    { state: 'ready', fits: always, customer: talk, agency: talk },
  ],
  site: [
    { state: 'delivered', fits: isDelivered, customer: talk, agency: talk },
    {
      state: 'built',
      fits: (facts) => hasBegun(facts) && hoursLeft(facts) <= 0,
      customer: talk,
      agency: deliver,
    },
    { state: 'building', fits: hasBegun, customer: talk, agency: deliver },
    { state: 'meeting', fits: hasMeeting, customer: pick, agency: begin },
    { state: 'pick', fits: (facts) => sent(facts)?.booked !== undefined, customer: pick, agency: begin },
    { state: 'ordered', fits: always, customer: talk, agency: begin },
  ],
  brief: [
    {
      state: 'answered',
      fits: ({ log }) => lastOf(log, 'message', 'agency') !== undefined,
      customer: talk,
      agency: talk,
    },
    { state: 'emailed', fits: (facts) => sent(facts)?.done !== undefined, customer: talk, agency: talk },
    { state: 'sent', fits: always, customer: talk, agency: talk },
  ],
  plan: [{ state: 'running', fits: always, customer: talk, agency: talk }],
  trial: [
    { state: 'ended', fits: (facts) => trialEndOf(facts) <= facts.now, customer: talk, agency: talk },
    { state: 'canceled', fits: (facts) => sent(facts)?.canceled !== undefined, customer: talk, agency: talk },
    { state: 'trial', fits: always, customer: talk, agency: talk },
  ],
  payment: [
    {
      state: 'used',
      fits: ({ project }) => project.kind !== 'redemption' && project.isUsed,
      customer: talk,
      agency: talk,
    },
    { state: 'unsent', fits: always, customer: talk, agency: talk },
  ],
};

const rowOf = (facts: Facts): Row => {
  const row = stateTable[facts.project.kind].find(({ fits }) => fits(facts));
  if (!row) throw new RangeError(`No state of ${facts.project.kind}`);
  return row;
};

export const stateOf = (facts: Facts): StateId => rowOf(facts).state;

/** What a side can do now, beside opening the page and taking back. */
export const actsOf = (facts: Facts, side: Side): readonly EventKind[] => rowOf(facts)[side];

/** Whether the customer has not seen yet that the agency closed it without a delivery or a message. */
const isClosedUnseen = (facts: Facts): boolean => {
  const { project, log } = facts;
  const state = stateOf(facts);
  if (state !== 'emailed' && state !== 'completed') return false;
  // What was completed before projects had a log has neither events nor the moment of its start.
  if (project.kind === 'redemption' && project.entry.started === undefined && log.length === 0) return false;
  return lastOf(log, 'seen', 'customer')?.state !== state;
};

/** How much is new for a side until it opens the project's page. */
export const countNew = (facts: Facts, side: Side): number =>
  newsFor(facts.log, side).length || (side === 'customer' && isClosedUnseen(facts) ? 1 : 0);
