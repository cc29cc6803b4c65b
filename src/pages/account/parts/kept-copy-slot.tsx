import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { hasCopyQuery } from '../../../queries/session';

const loadKeptCopy = () => import('./kept-copy').then((module) => module.KeptCopy);

/** The place of the copy that a reset or an import keeps in this tab. It is loaded once there is one. */
export const KeptCopySlot = () => {
  const { data: hasCopy = false } = useQuery(hasCopyQuery);
  const [KeptCopy, load] = useOnDemand(loadKeptCopy);
  useEffect(() => {
    if (hasCopy) void load();
  }, [hasCopy, load]);
  return hasCopy && KeptCopy && <KeptCopy />;
};
