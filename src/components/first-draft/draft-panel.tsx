import { memo, useState } from 'react';
import { firstDraft } from '../../content/flows/first-draft';
import { drawnText } from '../../content/flows/first-draft-drawing';
import type { DraftWish } from '../../first-draft/types';
import { Button } from '../ui/button';
import { DraftNotes } from './draft-notes';
import { DraftPicker, type DraftWidth } from './draft-picker';
import { DraftSite } from './site/draft-site';
import { type DraftSource, useDrawn } from './use-drawn';

type Props = { source: DraftSource; onWish: (wish: DraftWish) => void };

/** The draft beside the form: an illustration, which the pointer and the arrow keys scroll. */
export const DraftPanel = memo(({ source, onWish }: Props) => {
  const { page, site } = useDrawn(source);
  const [width, setWidth] = useState<DraftWidth>('phone');
  return (
    <>
      <DraftPicker {...site} width={width} onWidth={setWidth} />
      <div
        role="img"
        aria-label={drawnText(site.draft)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto border border-line-strong bg-ground-raised"
      >
        <div className={width === 'phone' ? 'mx-auto max-w-[375px]' : ''}>
          <DraftSite {...site} width={width} isReal={false} />
        </div>
      </div>
      <DraftNotes draft={site.draft} page={page} />
      <p className="text-fg-quiet text-sm">{firstDraft.note}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => onWish('open')}>
          {firstDraft.open}
        </Button>
        <Button size="small" onClick={() => onWish('download')}>
          {firstDraft.download}
        </Button>
      </div>
    </>
  );
});
