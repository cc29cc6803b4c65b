import { useState } from 'react';
import { firstDraft } from '../../content/flows/first-draft';
import { classNames } from '../../lib/class-names';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { isWide } from '../ui/use-wide';
import { DraftNotes } from './draft-notes';
import { DraftPicker, type DraftWidth } from './draft-picker';
import { DraftSite } from './site/draft-site';
import { type DraftSource, useDrawn } from './use-drawn';

type Props = {
  source: DraftSource;
  onClose: () => void;
  onDownload: () => void;
  /** What has become of the download. */
  message: string;
};

/** The draft over the whole window, as a page that can be read and whose links work. */
export const DraftDialog = ({ source, onClose, onDownload, message }: Props) => {
  const { page, site } = useDrawn(source);
  const [width, setWidth] = useState<DraftWidth>(() => (isWide() ? 'desktop' : 'phone'));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={firstDraft.title}
      isDocument
      size="size-full max-h-dvh sm:h-[calc(100dvh-2rem)] sm:w-[calc(100vw-2rem-6px)]"
      actions={
        <>
          <Button onClick={onDownload}>{firstDraft.download}</Button>
          <p role="status" className="wrap-anywhere order-last self-center text-sm">
            {message}
          </p>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="max-w-measure">{firstDraft.note}</p>
        <DraftPicker {...site} width={width} onWidth={setWidth} />
        <div className={classNames('mx-auto w-full border border-line-strong', width === 'phone' && 'max-w-[377px]')}>
          <DraftSite {...site} width={width} isReal />
        </div>
        <DraftNotes draft={site.draft} page={page} />
      </div>
    </Dialog>
  );
};
