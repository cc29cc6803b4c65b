import { DraftSite } from './site/draft-site';
import { type DraftSource, useDrawn } from './use-drawn';

/** The first screen of the draft, small, at the left of its card. */
export const DraftPicture = ({ source }: { source: DraftSource }) => (
  <div className="absolute inset-y-0 left-0 w-56 overflow-hidden border border-line-strong">
    <DraftSite {...useDrawn(source).site} width="desktop" isReal={false} />
  </div>
);
