/** The agency's next step on a project, taken at the demo desk: as an admin would, but it signs nobody in and makes nobody an admin. */

import type { DrawnService } from '../../content/account/drawn-services';
import { agencyStep } from '../../content/demo/agency-step';
import { store } from '../../storage/store';
import { readCustomerName } from '../account/billing-details';
import { now } from '../clock';
import { type Act, addEvent } from '../projects/acts';
import { type ProjectAddress, readProject } from '../projects/find';
import { currentRound, drawnServiceOf, type ProofItem, standing } from '../projects/log';
import { readOwnProjects } from '../projects/own';
import { actsOf, type Facts, type StateId, stateOf } from '../projects/states';

/** Makes the proofs of a round, and of one that answers a change: the caller loads the engine that draws. */
type Engine = {
  makeItems: (wish: { service: DrawnService; letters: string; colors: string; thrown: number }) => ProofItem[];
  changeItem: (service: DrawnService, chosen: ProofItem, text: string, thrown: number) => ProofItem[];
};

/** The first round, or the round that answers a change; null where no proofs are due. */
const proofsDue = ({ project, log }: Facts, { makeItems, changeItem }: Engine): Act | null => {
  const service = drawnServiceOf(project);
  const round = currentRound(log);
  if (!service) return null;
  const chosen = round?.items[round.choice ?? 0];
  if (round?.change && chosen) {
    const items = changeItem(service, chosen, round.change.text, round.number);
    return { kind: 'proofs', items, note: agencyStep.change };
  }
  if (round) return null;
  const items = makeItems({ service, letters: readCustomerName(project.customer), colors: '', thrown: 0 });
  return { kind: 'proofs', items, note: agencyStep.proofs };
};

/** The agency could deliver, but the hours run, the customer reads the site, or the work is closed. */
const waits: readonly StateId[] = [
  'building',
  'completed',
  ...(import.meta.env.VITE_FIRST_DRAFT === 'off' ? [] : (['built'] as const)),
];

/** What an admin would do next; null where it is the customer's turn. */
const nextAct = (facts: Facts, engine: Engine): Act | null => {
  const [acts, state] = [actsOf(facts, 'agency'), stateOf(facts)];
  const last = standing(facts.log).findLast(({ kind }) => kind !== 'seen');
  if (state === 'sent' || (last?.kind === 'message' && last.by === 'customer'))
    return { kind: 'message', text: agencyStep.answer };
  if (acts.includes('begun')) return { kind: 'begun' };
  const proofs = acts.includes('proofs') ? proofsDue(facts, engine) : null;
  if (proofs) return proofs;
  return acts.includes('delivered') && !waits.includes(state)
    ? { kind: 'delivered', note: agencyStep.delivery(facts.project.title) }
    : null;
};

/**
 * On the project of an address, else on the newest of who is signed in.
 * @returns what was done, or why nothing could be @throws {ServiceError} 'not-now', 'messages-full' @throws {StorageWriteError}
 */
export const takeAgencyStep = (address: ProjectAddress | null, engine: Engine, clock = now): Promise<string> =>
  store.transact((tx) => {
    const seen = (address && readProject(address)) ?? readOwnProjects()[0];
    if (!seen) return agencyStep.noProject;
    const facts = { ...seen, now: clock() };
    const act = nextAct(facts, engine);
    if (!act) return agencyStep[stateOf(facts) === 'building' ? 'building' : 'notItsTurn'](seen.project.title);
    addEvent(tx, seen, 'agency', act, seen.log.at(-1)?.id ?? null, clock());
    return agencyStep.done[act.kind](seen.project.title);
  });
