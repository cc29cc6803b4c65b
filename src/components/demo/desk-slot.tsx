import { useEffect } from 'react';
import { useOnDemand } from '../../lib/use-on-demand';

const loadTab = async () => (await import('./desk-tab')).DeskTab;

/** The tab of the demo desk, which only script can show, with its code after hydration. */
export const DeskSlot = () => {
  const [DeskTab, load] = useOnDemand(loadTab);
  useEffect(() => void load(), [load]);
  return DeskTab && <DeskTab />;
};
