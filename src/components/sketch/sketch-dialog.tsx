import { useState } from 'react';
import { noteFor, sketchTexts } from '../../content/flows/sketch';
import { classNames } from '../../lib/class-names';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { isWide } from '../ui/use-wide';
import { SketchSite } from './site/sketch-site';
import { SketchNotes } from './sketch-notes';
import { SketchPicker, type SketchWidth } from './sketch-picker';
import { type SketchSource, useDrawn } from './use-drawn';

type Props = {
  source: SketchSource;
  isForAdmin: boolean;
  onClose: () => void;
  onDownload: () => void;
  message: string;
};

export const SketchDialog = ({ source, isForAdmin, onClose, onDownload, message }: Props) => {
  const { page, site } = useDrawn(source);
  const [width, setWidth] = useState<SketchWidth>(() => (isWide() ? 'desktop' : 'phone'));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={sketchTexts.title}
      isDocument
      size="size-full max-h-dvh sm:h-[calc(100dvh-2rem)] sm:w-[calc(100vw-2rem-6px)]"
      actions={
        <>
          <Button actsOnce onClick={onDownload}>
            {sketchTexts.download}
          </Button>
          <p role="status" className="wrap-anywhere order-last self-center text-sm">
            {message}
          </p>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="max-w-measure">{noteFor(isForAdmin)}</p>
        <SketchPicker {...site} width={width} onWidth={setWidth} />
        <div className={classNames('mx-auto w-full border border-line-strong', width === 'phone' && 'max-w-[377px]')}>
          <SketchSite {...site} width={width} isReal />
        </div>
        <SketchNotes sketch={site.sketch} page={page} isForAdmin={isForAdmin} />
      </div>
    </Dialog>
  );
};
