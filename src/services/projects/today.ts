/** What waits for the agency, one line each. */
import { eventNames, waitingTexts } from '../../content/account/projects';
import { daysBetween, formatDateTime, formatShortDay } from '../../lib/dates';
import { meetingOf, newsFor } from './log';
import type { SeenProject } from './own';
import { type Facts, type StateId, siteDue, stateOf, trialEndOf } from './states';
import { answerDue, isAnswerLate, nextCharge, stateText } from './texts';

/** In the order of the list. */
const kinds = ['message', 'new', 'meeting', 'work', 'trial', 'charge'] as const;

type Line = [kind: (typeof kinds)[number], text: string];
export type TodayLine = ReturnType<typeof todayOf>[number];

/** Days ahead in which a trial's end and the next charge of a plan are listed. */
const daysAhead = 7;

const isSoon = (date: Date, now: Date) => date > now && daysBetween(now, date) <= daysAhead;

const newLine = (facts: Facts): string | null => {
  const { project } = facts;
  const state = stateOf(facts);
  if (state === 'sent') return waitingTexts.answerDue(formatShortDay(answerDue(facts)), isAnswerLate(facts));
  const isNew = project.submission ? project.submission.done === undefined : state === 'ready';
  const isOrder = project.kind === 'site' || project.kind === 'plan' || project.kind === 'payment';
  return isNew && isOrder ? waitingTexts.new(stateText(facts)) : null;
};

/** '2 new (meeting, message)'. */
const newsLine = ({ log }: Facts): string | null => {
  const news = newsFor(log, 'agency');
  const names = new Set(news.map(({ kind }) => eventNames[kind].toLowerCase()));
  return news.length === 0 ? null : waitingTexts.news(news.length, [...names].join(', '));
};

/** Work that is due, and what to do. */
const dueTexts: Partial<Record<StateId, (state: string) => string>> = {
  work: waitingTexts.deliver,
  built: waitingTexts.deliver,
  approved: waitingTexts.deliver,
  change: waitingTexts.draw,
};

const linesOf = (facts: Facts): Line[] => {
  const { project, now, log } = facts;
  const state = stateOf(facts);
  const meeting = state === 'meeting' && meetingOf(log);
  const end = project.kind === 'trial' && trialEndOf(facts);
  const charge = state === 'running' && nextCharge(facts);
  const lines: [Line[0], string | null | undefined | false][] = [
    ['message', newsLine(facts)],
    ['new', newLine(facts)],
    [
      'meeting',
      meeting && daysBetween(now, new Date(meeting.start)) <= 1 && waitingTexts.meeting(formatDateTime(meeting.start)),
    ],
    ['work', dueTexts[state]?.(stateText(facts))],
    ['work', state === 'building' && waitingTexts.due(formatDateTime(siteDue(facts) ?? now))],
    ['trial', end && isSoon(end, now) && waitingTexts.ends(formatShortDay(end), state === 'canceled')],
    ['charge', charge && isSoon(charge, now) && waitingTexts.charge(formatShortDay(charge))],
  ];
  return lines.flatMap(([kind, text]): Line[] => (text ? [[kind, text]] : []));
};

/** The lines for all projects, without the admin's own. */
export const todayOf = (projects: readonly SeenProject[], now: Date) =>
  projects
    .filter(({ side }) => side === 'agency')
    .flatMap((seen) => {
      const { project } = seen;
      const names = new Set([project.business, project.who].filter(Boolean));
      const who = [...names].join(', ') || (project.customer ?? '');
      return linesOf({ ...seen, now }).map(([kind, text]) => {
        return { key: `${kind} ${project.key}`, kind, project, who, text };
      });
    })
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
