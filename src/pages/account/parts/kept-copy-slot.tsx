import { useOnDemand } from '../../../hooks/use-on-demand';
import { demoBackup } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';

const loadKeptCopy = () => import('./kept-copy').then((module) => module.KeptCopy);

/** The place of the copy that a reset or an import keeps in this tab. It is loaded once there is one. */
export const KeptCopySlot = () => {
  const hasCopy = useStored(demoBackup) !== null;
  const [KeptCopy] = useOnDemand(loadKeptCopy, hasCopy);
  return hasCopy && KeptCopy && <KeptCopy />;
};
