/** The agency's next step on a project, taken at the demo desk: as an admin would, but it signs nobody in and makes nobody an admin. */
import { agencyStep } from '../../content/demo/agency-step';
import { store } from '../../storage/store';
import { now } from '../clock';
import { type Act, addEvent } from '../projects/acts';
import { type ProjectAddress, readProject } from '../projects/find';
import { readOwnProjects } from '../projects/own';
import { actsOf, type Facts, stateOf } from '../projects/states';

/** What an admin would do next; null where it is the customer's turn. */
const nextAct = (facts: Facts): Act | null => {
  const [acts, state] = [actsOf(facts, 'agency'), stateOf(facts)];
  if (acts.includes('begun')) return { kind: 'begun' };
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
export const takeAgencyStep = (address: ProjectAddress | null, clock = now): Promise<string> =>
  store.transact((tx) => {
    const seen = (address && readProject(address)) ?? readOwnProjects()[0];
    if (!seen) return agencyStep.noProject;
    const act = nextAct({ ...seen, now: clock() });
    if (!act) return agencyStep.notItsTurn(seen.project.title);
    addEvent(tx, seen, 'agency', act, seen.log.at(-1)?.id ?? null, clock());
    return agencyStep.done[act.kind](seen.project.title);
  });
