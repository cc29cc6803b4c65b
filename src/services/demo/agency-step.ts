/** The agency's next step on a project, taken at the demo desk: as an admin would, but it signs nobody in and makes nobody an admin. */

import type { DrawnService } from '../../content/account/drawn-services';
import { agencyStep } from '../../content/demo/agency-step';
import { store } from '../../storage/store';
import { readCustomerName } from '../account/billing-details';
import { now } from '../clock';
import { type Act, addEvent } from '../projects/acts';
import { type ProjectAddress, readProject } from '../projects/find';
import { readOwnProjects } from '../projects/own';
import type { ProofItem } from '../projects/rounds';
import { currentRound, drawnServiceOf } from '../projects/rounds';
import { actsOf, type Facts, stateOf } from '../projects/states';

/** Makes the proofs of a round: the caller loads the engine that draws. */
export type MakeProofs = (wish: {
  service: DrawnService;
  letters: string;
  colors: string;
  rule: string | undefined;
  thrown: number;
}) => ProofItem[];

/** The first round, or the round that answers a change; null where no proofs are due. */
const proofsDue = ({ project, log }: Facts, make: MakeProofs): Act | null => {
  const service = drawnServiceOf(project);
  const round = currentRound(log);
  if (!service || (round && !round.change)) return null;
  const chosen = round?.items[round.choice ?? 0];
  const letters = chosen?.letters ?? readCustomerName(project.customer);
  const colors = chosen?.colors.join(' ') ?? '';
  const items = make({ service, letters, colors, rule: chosen?.rule, thrown: round?.number ?? 0 });
  return { kind: 'proofs', items, note: round ? agencyStep.change : agencyStep.proofs };
};

/** What an admin would do next; null where it is the customer's turn. */
const nextAct = (facts: Facts, make: MakeProofs): Act | null => {
  const [acts, state] = [actsOf(facts, 'agency'), stateOf(facts)];
  if (acts.includes('begun')) return { kind: 'begun' };
  const proofs = acts.includes('proofs') ? proofsDue(facts, make) : null;
  if (proofs) return proofs;
  if (acts.includes('delivered') && state !== 'completed')
    return { kind: 'delivered', note: agencyStep.delivery(facts.project.title) };
  const last = facts.log.findLast(({ kind }) => kind !== 'seen');
  const isAnswerDue = state === 'sent' || (last?.kind === 'message' && last.by === 'customer');
  return isAnswerDue ? { kind: 'message', text: agencyStep.answer } : null;
};

/**
 * On the project of an address, else on the newest of who is signed in.
 * @returns what was done, or why nothing could be @throws {ServiceError} 'not-now', 'messages-full' @throws {StorageWriteError}
 */
export const takeAgencyStep = (address: ProjectAddress | null, make: MakeProofs, clock = now): Promise<string> =>
  store.transact((tx) => {
    const seen = (address && readProject(address)) ?? readOwnProjects()[0];
    if (!seen) return agencyStep.noProject;
    const act = nextAct({ ...seen, now: clock() }, make);
    if (!act) return agencyStep.notItsTurn(seen.project.title);
    addEvent(tx, seen, 'agency', act, seen.log.at(-1)?.id ?? null, clock());
    return agencyStep.done[act.kind](seen.project.title);
  });
