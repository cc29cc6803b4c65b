import { useEffect } from 'react';
import { useOnDemand } from '../../lib/use-on-demand';

const loadTab = async () => (await import('./desk-tab')).DeskTab;

/** The tab of the demo desk, which only script can show, with its code after hydration. */
export const DeskSlot = () => {
  const [DeskTab, load] = useOnDemand(loadTab);
  useEffect(() => void load(), [load]);
  // On narrow pages the tab stands in the flow: its room is there before it is.
  return <div className="print:hidden max-lg:min-h-18">{DeskTab && <DeskTab />}</div>;
};
