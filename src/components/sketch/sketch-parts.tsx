import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { sketchTexts } from '../../content/flows/sketch';
import { useOnDemand } from '../../hooks/use-on-demand';
import type { SketchWish } from '../../sketch/types';
import type { SketchFiles } from './kept-files';
import { saveSketch } from './save-sketch';
import { SketchPanel } from './sketch-panel';

const loadDialog = () => import('./sketch-dialog').then((module) => module.SketchDialog);

type Props = {
  answers: Readonly<Record<string, unknown>>;
  files: SketchFiles;
  isBeside: boolean;
  isForAdmin?: boolean;
  wish: SketchWish;
  onWish: (wish: SketchWish) => void;
};

export { nameSketch } from '../../sketch/name-sketch';
export { LookDrawing } from './look-drawing';
export { SketchPicture } from './sketch-picture';

/** What is loaded of the sketch: its drawing beside the form, the dialog and the download. */
export const SketchParts = ({ answers, files, isBeside, isForAdmin = false, wish, onWish }: Props) => {
  const source = useMemo(() => ({ answers, files }), [answers, files]);
  const [SketchDialog, load] = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const save = useEffectEvent(() => saveSketch(source, { isForAdmin, say: setMessage }));
  useEffect(() => {
    if (wish === 'open') {
      setMessage('');
      void load().then((loaded) => {
        setIsOpen(loaded !== null);
        if (!loaded) setMessage(sketchTexts.notOpened);
      });
    }
    if (wish === 'download') void save();
    if (wish) onWish(null);
  }, [wish, onWish, load]);
  return (
    <>
      {isBeside && <SketchPanel source={source} onWish={onWish} />}
      {isOpen && SketchDialog && (
        <SketchDialog
          source={source}
          isForAdmin={isForAdmin}
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
