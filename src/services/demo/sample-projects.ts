/** A project in each state for the sample data: sites, briefs, a plan and trials of one customer, redemptions of both. */
import { addDays } from '../../lib/dates';
import { type ProjectEvent, projectEvents } from '../../storage/project-events';
import type { HistoryEntry, Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import { redemptionProject } from '../projects/project';

const hours = (date: Date, count: number) => new Date(date.getTime() + count * 3_600_000).toISOString();

type EventDraft = ProjectEvent extends infer Event
  ? Event extends ProjectEvent
    ? Omit<Event, 'id' | 'project' | 'at'>
    : never
  : never;

const meetingAt = (start: string, minutes: number): EventDraft => ({ by: 'customer', kind: 'meeting', start, minutes });
const begun: EventDraft = { by: 'agency', kind: 'begun' };
const delivered: EventDraft = { by: 'agency', kind: 'delivered', note: 'Everything is in the folder.' };
const answer: EventDraft = {
  by: 'agency',
  kind: 'message',
  text: 'Thank you. We suggest to begin with the home page.',
};

type Sample = Pick<Submission, 'kind' | 'answers'> & Partial<Submission> & { events?: readonly EventDraft[] };

const sentBy = (now: Date): readonly Sample[] => {
  const site = (businessName: string): Pick<Sample, 'kind' | 'answers'> => ({
    kind: 'instant-site',
    answers: { businessName, totalAmount: 650 },
  });
  const brief = (companyName: string): Pick<Sample, 'kind' | 'answers'> => ({
    kind: 'onboarding',
    answers: { companyName },
  });
  const trial = (days: number): Pick<Sample, 'kind' | 'answers'> => ({
    kind: 'trial',
    answers: { selectedPlan: 'growth', trialEndDate: addDays(now, days).toISOString() },
  });
  const booked = addDays(now, -2).toISOString();
  return [
    site('Sample: Bread and butter'),
    { ...site('Sample: Rye house'), booked },
    { ...site('Sample: Early oven'), booked, events: [meetingAt(hours(now, 24), 15)] },
    { ...site('Sample: Flour mill'), booked, events: [meetingAt(hours(now, -4), 15)] },
    { ...site('Sample: Corner cafe'), booked, events: [meetingAt(hours(now, -40), 15)] },
    { ...site('Sample: Cake shop'), booked, events: [meetingAt(hours(now, -60), 15), delivered] },
    brief('Sample: Bakery'),
    { ...brief('Sample: Second shop'), events: [answer] },
    { ...brief('Sample: Market stall'), done: booked },
    { kind: 'checkout', answers: { plan: 'agency', totalAmount: 5000 } },
    { kind: 'checkout', answers: { plan: 'instant-site', totalAmount: 500 } },
    trial(5),
    { ...trial(3), canceled: booked },
    trial(-3),
  ];
};

/** What happens to the active redemptions, in their order; the others have their status alone. */
const ofActive = (now: Date): readonly (readonly EventDraft[])[] => [[meetingAt(hours(now, 30), 30)], [begun], []];

/** @param histories of two customers, by their addresses; the first one has the sites and briefs, too */
export const addSampleProjects = (
  tx: Transaction,
  histories: readonly { email: string; history: readonly HistoryEntry[] }[],
  now: Date,
): void => {
  const at = addDays(now, -2).toISOString();
  const owner = histories[0]?.email;
  const events: ProjectEvent[] = [];
  const add = (project: string, drafts: readonly EventDraft[]) => {
    for (const [index, draft] of drafts.entries())
      events.push({ ...draft, id: `sample ${project} ${index}`, project, at });
  };
  const sent = owner === undefined ? [] : sentBy(now);
  const submissions = sent.map(({ events: drafts = [], ...one }, index): Submission => {
    const id = `sample-project-${index}`;
    add(id, drafts);
    const answers = { ...one.answers, ...(owner !== undefined && { email: owner }) };
    return { ...one, id, date: at, answers, ...(owner !== undefined && { owner }) };
  });
  let active = 0;
  let isDelivered = false;
  for (const { email, history } of histories)
    for (const entry of history) {
      if (entry.type !== 'redemption') continue;
      const { key } = redemptionProject(entry, email);
      if (entry.status === 'active') add(key, ofActive(now)[active++] ?? []);
      else if (entry.status === 'completed' && !isDelivered) {
        add(key, [delivered]);
        isDelivered = true;
      }
    }
  tx.write(keys.submissions, [...tx.read(keys.submissions), ...submissions]);
  tx.write(projectEvents, [...tx.read(projectEvents), ...events]);
};
