import { useState } from 'react';
import { sketchTexts } from '../../content/flows/sketch';
import { drawnText } from '../../content/flows/sketch-drawing';
import { Button } from '../ui/button';
import { SketchSite } from './site/sketch-site';
import { SketchNotes } from './sketch-notes';
import { SketchPicker, type SketchWidth } from './sketch-picker';
import { type SketchSource, useDrawn } from './use-drawn';

type Props = { source: SketchSource; open: () => void; download: () => void };

/** The sketch beside the form: an illustration, which the pointer and the arrow keys scroll. */
export const SketchPanel = ({ source, open, download }: Props) => {
  const { page, site } = useDrawn(source);
  const [width, setWidth] = useState<SketchWidth>('phone');
  return (
    <>
      <SketchPicker {...site} width={width} onWidth={setWidth} />
      <div
        role="img"
        aria-label={drawnText(site.sketch)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto border border-line-strong bg-ground-raised"
      >
        <div className={width === 'phone' ? 'mx-auto max-w-[375px]' : ''}>
          <SketchSite {...site} width={width} isReal={false} />
        </div>
      </div>
      <SketchNotes sketch={site.sketch} page={page} />
      <p className="text-fg-quiet text-sm">{sketchTexts.note}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={open}>
          {sketchTexts.open}
        </Button>
        <Button size="small" actsOnce onClick={download}>
          {sketchTexts.download}
        </Button>
      </div>
    </>
  );
};
