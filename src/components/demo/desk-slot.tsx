import { useOnDemand } from '../../hooks/use-on-demand';

const loadTab = async () => (await import('./desk-tab')).DeskTab;

/** The tab of the demo desk. Its code is loaded after hydration, because the tab needs JavaScript anyway. */
export const DeskSlot = () => {
  const [DeskTab] = useOnDemand(loadTab, true);
  // On narrow pages the tab is part of the page. The minimum height keeps the page from shifting when the tab appears. The
  // query is of the window, because a container would hold the tab that is fixed on wide pages.
  return <div className="print:hidden [@media(width<64rem)]:min-h-18">{DeskTab && <DeskTab />}</div>;
};
