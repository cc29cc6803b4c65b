import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { firstDraft } from '../../content/flows/first-draft';
import type { DraftWish } from '../../first-draft/types';
import { doubleClick, useAction } from '../../hooks/use-action';
import { useOnDemand } from '../../hooks/use-on-demand';
import { DraftPanel } from './draft-panel';
import type { DraftFiles } from './kept-files';
import { saveDraft } from './save-draft';

const loadDialog = () => import('./draft-dialog').then((module) => module.DraftDialog);

type Props = {
  answers: Readonly<Record<string, unknown>>;
  files: DraftFiles;
  /** Whether it is drawn beside a form. */
  isBeside: boolean;
  wish: DraftWish;
  onWish: (wish: DraftWish) => void;
};

export { DraftPicture } from './draft-picture';

/** What is loaded of the first draft: its drawing beside the form, the dialog and the download. */
export const DraftParts = ({ answers, files, isBeside, wish, onWish }: Props) => {
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
      {isBeside && <DraftPanel source={source} onWish={onWish} />}
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
