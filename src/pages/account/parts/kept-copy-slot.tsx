import { useOnDemand } from '../../../hooks/use-on-demand';
import { useHasCopy } from '../../../queries/session';

const loadKeptCopy = () => import('./kept-copy').then((module) => module.KeptCopy);

/** The place of the copy that a reset or an import keeps in this tab. It is loaded once there is one. */
export const KeptCopySlot = () => {
  const hasCopy = useHasCopy();
  const [KeptCopy] = useOnDemand(loadKeptCopy, hasCopy);
  return hasCopy && KeptCopy && <KeptCopy />;
};
