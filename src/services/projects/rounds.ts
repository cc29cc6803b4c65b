/** The rounds of proofs of a project, as its log tells them. */
import { type DrawnService, drawnServices } from '../../content/account/drawn-services';
import type { ProjectEvent } from '../../storage/project-events';
import { type Log, lastOf, standing } from './log';
import type { Project } from './project';

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
