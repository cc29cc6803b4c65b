import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { firstDraft } from '../../content/flows/first-draft';
import type { DraftWish } from '../../first-draft/types';
import { doubleClick, useAction } from '../../hooks/use-action';
import { useOnDemand } from '../../hooks/use-on-demand';
import { DraftPanel } from './draft-panel';
import { DraftPicture } from './draft-picture';
import type { DraftFiles } from './kept-files';
import { saveDraft } from './save-draft';

const loadDialog = () => import('./draft-dialog').then((module) => module.DraftDialog);

const noFiles: DraftFiles = { media: [], logo: undefined };

type Props = {
  answers: Readonly<Record<string, unknown>>;
  /** Undefined where the tab does not have them. */
  files?: DraftFiles | undefined;
  /** What is drawn in the page; false for nothing. */
  drawing: 'beside' | 'card' | 'button' | false;
  wish: DraftWish;
  onWish: (wish: DraftWish) => void;
};

/** What is loaded of the first draft: its drawing in the page, the dialog and the download. */
export const DraftParts = ({ answers, files = noFiles, drawing, wish, onWish }: Props) => {
  const source = useMemo(() => ({ answers, files }), [answers, files]);
  const [DraftDialog, load] = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [saveOnce] = useAction(async () => {
    await saveDraft(source, setMessage);
    return 'stay';
  }, doubleClick);
  const save = useEffectEvent(saveOnce);
  useEffect(() => {
    if (wish === 'open') {
      setMessage('');
      void load().then((loaded) => {
        setIsOpen(loaded !== null);
        if (!loaded) setMessage(firstDraft.notOpened);
      });
    }
    if (wish === 'download') void save();
    if (wish) onWish(null);
  }, [wish, onWish, load]);
  return (
    <>
      {drawing === 'beside' && <DraftPanel source={source} onWish={onWish} />}
      {drawing === 'card' && <DraftPicture source={source} />}
      {isOpen && DraftDialog && (
        <DraftDialog
          source={source}
          onClose={() => setIsOpen(false)}
          onDownload={() => onWish('download')}
          message={message}
        />
      )}
      <p role="status" className="wrap-anywhere order-last text-sm">
        {message}
      </p>
    </>
  );
};
