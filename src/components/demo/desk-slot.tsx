import { useOnDemand } from '../../hooks/use-on-demand';

const loadTab = async () => (await import('./desk-tab')).DeskTab;

/** The tab of the demo desk. Its code is loaded after hydration, because the tab needs JavaScript anyway. */
export const DeskSlot = () => {
  const [DeskTab] = useOnDemand(loadTab, true);
  return (
    <div className="print:hidden">
      {/* On narrow pages the tab is part of the page and stands on this, which keeps the page from shifting when it appears. */}
      <div className="page-box pointer-events-none">
        <div className="max-lg:h-18" />
      </div>
      {DeskTab && <DeskTab />}
    </div>
  );
};
