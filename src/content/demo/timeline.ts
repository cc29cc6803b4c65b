/** Words of the demo desk's timeline. */
import { formatCount } from '../format/numbers';

/** What each kind of entry is called. */
export const timelineKinds = {
  payment: 'Payment',
  email: 'Email',
  submission: 'Submission',
  keys: 'Keys written',
} as const;

/** An entry as `services/demo/timeline.ts` keeps it. */
type Entry = { at: string } & (
  | { kind: 'keys'; names: string[]; times: number }
  | { kind: 'email'; email: { to: string[]; subject: string; body: string } }
  | { kind: 'submission'; submission: { id: string; kind: string } }
  | { kind: 'payment'; title: string; detail: string }
);

/** What happened, in one line. */
export const timelineLine = (entry: Entry): string => {
  if (entry.kind === 'email') return `${entry.email.subject} (to ${entry.email.to.join(', ')}): ${entry.email.body}`;
  if (entry.kind === 'submission') return `${entry.submission.kind}, ${entry.submission.id}`;
  if (entry.kind === 'payment') return `${entry.title}. ${entry.detail}`;
  return entry.names.join(', ') + (entry.times > 1 ? ` (${formatCount(entry.times)} times)` : '');
};

/** The line that is copied: when, what kind, what. */
export const timelineText = (entry: Entry): string =>
  `${entry.at}  ${timelineKinds[entry.kind]}  ${timelineLine(entry)}`;
