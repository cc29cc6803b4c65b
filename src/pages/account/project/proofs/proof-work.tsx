import { approvedItem, currentRound, drawnServiceOf } from '../../../../services/projects/rounds';
import { stateOf } from '../../../../services/projects/states';
import type { ProjectProps } from '../shown-project';
import { ProofFiles } from './proof-files';
import { Proofs } from './proofs';

/** What is drawn for a project: the newest proofs, and the files once they are delivered. */
export const ProofWork = (props: ProjectProps) => {
  const { project, log } = props.seen;
  const service = drawnServiceOf(project);
  const round = currentRound(log);
  const item = approvedItem(log);
  if (!service || !round) return null;
  if (item && stateOf(props.seen) === 'delivered')
    return <ProofFiles service={service} item={item} number={project.number} />;
  return <Proofs key={round.id} {...props} round={round} />;
};
