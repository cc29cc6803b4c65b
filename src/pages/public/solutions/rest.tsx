import { TileField } from '../../../components/media/tile-field';
import { capabilities } from '../../../content/capabilities';
import { industries } from '../../../content/industries';
import type { SolutionsTab } from '../../../content/openings';
import type { TileColor } from '../../../content/types';
import { CapabilityView } from './capability-view';
import { mosaicClass } from './detail-head';
import { IndustryView } from './industry-view';
import { Overview } from './overview';
import { useSolutionsView } from './use-solutions-view';

export { capabilities, industries };

const palettes: Readonly<Record<SolutionsTab, readonly TileColor[]>> = {
  capabilities: ['ultramarine', 'vermilion', 'ink', 'sun', 'blush'],
  industries: ['moss', 'sun', 'ink', 'vermilion', 'blush'],
};

/** What the page has besides its first words, in each of its views. */
export const parts = {
  Overview: () => {
    const view = useSolutionsView();
    return view.kind === 'overview' && <Overview tab={view.tab} />;
  },
  Mosaic: () => {
    const view = useSolutionsView();
    if (view.kind === 'overview') return null;
    return (
      <TileField
        seed={`solution ${view.words.id}`}
        columns={6}
        rows={7}
        gaps={0.28}
        palette={palettes[view.tab]}
        fit="slice"
        runsOff="left"
        className={mosaicClass}
      />
    );
  },
  Detail: () => {
    const view = useSolutionsView();
    if (view.kind === 'overview') return null;
    const capability = view.tab === 'capabilities' && capabilities.find(({ id }) => id === view.words.id);
    const industry = industries.find(({ id }) => id === view.words.id);
    if (capability) return <CapabilityView capability={capability} />;
    return industry && <IndustryView industry={industry} />;
  },
};
