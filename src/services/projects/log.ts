/** The log of a project, and the rounds of proofs that it tells of. */
import { type DrawnService, drawnServices } from '../../content/account/drawn-services';
import { type ProjectEvent, projectEvents } from '../../storage/project-events';
import { store } from '../../storage/store';
import type { Project } from './project';

export type Side = ProjectEvent['by'];
export type Log = readonly ProjectEvent[];
export type EventKind = ProjectEvent['kind'];
type EventOf<Kind extends EventKind> = Extract<ProjectEvent, { kind: Kind }>;

const none: Log = [];

/** The events of each project by its key, with those that were taken back. */
export const readLogs = (): ((project: string) => Log) => {
  const logs = new Map<string, ProjectEvent[]>();
  for (const event of store.read(projectEvents)) {
    const log = logs.get(event.project);
    if (log) log.push(event);
    else logs.set(event.project, [event]);
  }
  return (project) => logs.get(project) ?? none;
};

/** Without what was taken back. One side never takes back what the other has done. */
export const standing = (log: Log): Log => {
  const taken = new Set(log.flatMap((event) => (event.kind === 'withdrawn' ? `${event.by} ${event.of}` : [])));
  return log.filter(({ kind, by, id }) => kind !== 'withdrawn' && !taken.has(`${by} ${id}`));
};

/** The last event of a kind that stands. */
export const lastOf = <Kind extends EventKind>(log: Log, kind: Kind, by?: Side): EventOf<Kind> | undefined =>
  standing(log).findLast(
    (event): event is EventOf<Kind> => event.kind === kind && (by === undefined || event.by === by),
  );

/** The meeting that counts. A time that was replaced counts again only if it was to come when the newer one was taken back. */
export const meetingOf = (log: Log): EventOf<'meeting'> | undefined => {
  const meeting = lastOf(log, 'meeting');
  if (!meeting) return undefined;
  const newer = log.slice(log.indexOf(meeting) + 1).flatMap(({ kind, id }) => (kind === 'meeting' ? [id] : []));
  const isOver = log.some(
    (event) =>
      event.kind === 'withdrawn' && newer.includes(event.of) && Date.parse(event.at) >= Date.parse(meeting.start),
  );
  return isOver ? undefined : meeting;
};

/** Whether a side can take an event back: its own, until the other side has acted; an approval until it is delivered. */
export const canTakeBack = (log: Log, id: string, side: Side): boolean => {
  const event = standing(log).find((one) => one.id === id);
  if (!event || event.by !== side || event.kind === 'seen') return false;
  const later = standing(log.slice(log.indexOf(event)));
  if (event.kind === 'approved') return later.every(({ kind }) => kind !== 'delivered' && kind !== 'proofs');
  return log.slice(log.indexOf(event)).every(({ by, kind }) => by === side || kind === 'seen');
};

/** What is news for the other side until it has opened the project's page. */
const newsKinds: readonly EventKind[] = ['message', 'meeting', 'proofs', 'change', 'approved', 'texts', 'delivered'];

/** What the other side has done since this one opened the page. */
export const newsFor = (log: Log, side: Side): Log => {
  const seen = log.findLastIndex(({ kind, by }) => kind === 'seen' && by === side);
  const newer = new Set(log.slice(seen + 1));
  return standing(log).filter((event) => newer.has(event) && event.by !== side && newsKinds.includes(event.kind));
};

/** What of a drawing is stored. */
export type ProofItem = Extract<ProjectEvent, { kind: 'proofs' }>['items'][number];

/** What the agency has sent at once, and what the customer has said to it. */
export type Round = ReturnType<typeof roundsOf>[number];

/** All rounds, oldest first. What was said to a round counts for that round alone. */
const roundsOf = (log: Log) => {
  const events = standing(log);
  return events
    .filter((event) => event.kind === 'proofs')
    .map((sent, index) => {
      const said = events.filter((event) => 'of' in event && event.of === sent.id);
      const choice = said.findLast((event) => event.kind === 'choice');
      const change = said.findLast((event) => event.kind === 'change');
      const approval = said.findLast((event) => event.kind === 'approved');
      return {
        ...sent,
        number: index + 1,
        /** Position of the chosen item. */
        choice: choice?.index ?? null,
        change: change ?? null,
        approval: approval ?? null,
      };
    });
};

export const currentRound = (log: Log): Round | undefined => roundsOf(log).at(-1);

/** The proof that the customer has chosen last, also while the agency draws a change of it. */
export const chosenItem = (log: Log): ProofItem | null => {
  const round = roundsOf(log).findLast(({ choice }) => choice !== null);
  return round?.items[round.choice ?? 0] ?? null;
};

/** What is drawn for a project; null for work that goes by meeting and messages, and in builds without the first draft. */
export const drawnServiceOf = (project: Project): DrawnService | null => {
  if (import.meta.env.VITE_FIRST_DRAFT === 'off') return null;
  return drawnServices.find(({ name }) => name === project.entry?.service)?.id ?? null;
};

/** Whether the customer has approved the site as it stands. */
export const siteApproval = (log: Log) => lastOf(log, 'approved', 'customer');

/** The proof that was approved, else null. */
export const approvedItem = (log: Log): ProofItem | null => {
  const round = currentRound(log);
  return (round?.approval && round.items[round.choice ?? 0]) ?? null;
};
