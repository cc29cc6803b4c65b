import { useRef, useState } from 'react';
import { sketchTexts } from '../../content/flows/sketch';
import { useOnDemand } from '../../hooks/use-on-demand';
import type { SketchSource } from './use-drawn';

/** Through a module that only names them, because the list of their scripts is long and not in the page's first load. */
export const loadParts = () => import('./sketch-loader').then(({ load }) => load());
const importDialog = () => import('./sketch-loader').then(({ loadDialog }) => loadDialog());

/** What the buttons of a sketch do. @returns `message`: what has become of the last press; null before the first */
export const useSketchActs = (source: SketchSource, isForAdmin: boolean) => {
  const [parts, load, hasFailed] = useOnDemand(loadParts);
  const [SketchDialog, loadDialog] = useOnDemand(importDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const isSaving = useRef(false);
  const open = async () => {
    setMessage('');
    const isLoaded = (await load()) !== null && (await loadDialog()) !== null;
    setIsOpen(isLoaded);
    if (!isLoaded) setMessage(sketchTexts.notOpened);
  };
  const download = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setMessage('');
    const loaded = await load();
    if (loaded) await loaded.saveSketch(source, { isForAdmin, say: setMessage });
    else setMessage(sketchTexts.notOpened);
    isSaving.current = false;
  };
  const OpenDialog = isOpen ? SketchDialog : null;
  return { parts, load, hasFailed, message, OpenDialog, close: () => setIsOpen(false), open, download };
};
